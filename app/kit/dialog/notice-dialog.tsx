import { useTranslation } from '#app/language/translation.tsx';
import { Button } from '../button/button.tsx';
import { useConnectionText } from '../state/connection-context.ts';
import { Dialog } from './dialog.tsx';

interface NoticeDialogProps {
  title: string;
  text: string;
  /** The user has confirmed it. */
  onClose: () => void;
}

/** Something the user has to know before going on: a sentence and one button. */
export function NoticeDialog({ title, text, onClose }: NoticeDialogProps) {
  const { t } = useTranslation();
  const shown = useConnectionText(text);
  const confirm = (
    <Button look="primary" wide onClick={onClose}>
      {t('dialog.confirm')}
    </Button>
  );
  return (
    <Dialog small title={title} onClose={onClose} actions={confirm}>
      <p>{shown.text}</p>
    </Dialog>
  );
}
