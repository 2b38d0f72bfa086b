import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { Intro } from './steps/intro.tsx';

/** The introduction only: the platform accepts information and pictures from members alone. */
export function KycAhead({ close }: ModalProps) {
  const { t } = useTranslation('kyc');
  return (
    <Dialog
      title={t('title')}
      onClose={close}
      actions={
        <Button look="primary" wide large onClick={close}>
          {t('back')}
        </Button>
      }
    >
      <Intro />
    </Dialog>
  );
}
