import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ModalProps } from '#app/shell/slots/slots.ts';

/** Explains why the member is logged out. */
export function WrongAnswer({ close }: ModalProps) {
  const { t } = useTranslation('security-question');
  const action = (
    <Button look="primary" wide onClick={close}>
      {t('shell:dialog.confirm')}
    </Button>
  );
  return (
    <Dialog title={t('wrong.title')} onClose={close} small actions={action}>
      <p>{t('wrong.text')}</p>
    </Dialog>
  );
}
