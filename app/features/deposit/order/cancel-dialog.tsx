import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { actions } from './order.css.ts';

interface CancelDialogProps {
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before an order is cancelled: a payment on its way would have to be searched for. */
export function CancelDialog({ onClose, onConfirm }: CancelDialogProps) {
  const { t } = useTranslation('deposit');
  return (
    <Dialog
      small
      title={t('cancel.title')}
      onClose={onClose}
      actions={
        <div className={actions}>
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
          <Button look="primary" onClick={onConfirm}>
            {t('cancel.confirm')}
          </Button>
        </div>
      }
    >
      <p>{t('cancel.text')}</p>
    </Dialog>
  );
}
