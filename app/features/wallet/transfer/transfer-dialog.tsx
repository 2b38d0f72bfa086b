import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Closed } from './closed.tsx';
import type { TransferDialogProps } from './transfer-dialog-props.ts';
import { TransferForm } from './transfer-form.tsx';

/** A transfer with one vendor, or why its wallet moves no money. */
export function TransferDialog(props: TransferDialogProps) {
  const { t } = useTranslation('wallet');
  const { main, wallet, onClose } = props;
  const isOpen = wallet.state === 'open';
  return (
    <Dialog
      key={wallet.state}
      small
      keep={isOpen}
      title={isOpen ? t('sheet.title') : t('closed.title', { vendor: wallet.displayName })}
      onClose={onClose}
    >
      {isOpen ? <TransferForm {...props} /> : <Closed wallet={wallet} currency={main.currency} onClose={onClose} />}
    </Dialog>
  );
}
