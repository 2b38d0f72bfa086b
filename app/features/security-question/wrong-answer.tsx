import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { useTranslation } from '../../language/translation.tsx';
import type { ModalProps } from '../../shell/slots/slots.ts';

/** Why somebody is logged out. */
export function WrongAnswer({ close }: ModalProps) {
  const { t } = useTranslation('security-question');
  const { t: shellWords } = useTranslation();
  const action = (
    <Button look="primary" whole onClick={close}>
      {shellWords('dialog.confirm')}
    </Button>
  );
  return (
    <Dialog title={t('wrong.title')} onClose={close} small actions={action}>
      <p>{t('wrong.text')}</p>
    </Dialog>
  );
}
