import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { Intro } from './steps/intro.tsx';

/** The introduction alone: the platform takes neither information nor pictures of somebody without an account. */
export function KycAhead({ close }: ModalProps) {
  const { t } = useTranslation('kyc');
  return (
    <Dialog
      title={t('title')}
      onClose={close}
      actions={
        <Button look="primary" whole large onClick={close}>
          {t('back')}
        </Button>
      }
    >
      <Intro />
    </Dialog>
  );
}
