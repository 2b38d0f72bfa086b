import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useTimeText } from '#app/shell/clock/use-clock.ts';
import type { VendorWallet } from '#schemas/generated/platform.ts';
import { closedText } from './transfer.css.ts';
import type { TransferDialogProps } from './transfer-dialog-props.ts';
import { TransferForm } from './transfer-form.tsx';

interface ClosedProps {
  wallet: VendorWallet;
  currency: string;
  onClose: () => void;
}

/** Transfers money to or from a vendor, or explains why its wallet is closed. */
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

/** Says how long a vendor's wallet is closed, and that its money is safe. */
function Closed({ wallet: { balance, until }, currency, onClose }: ClosedProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useCurrentLanguage();
  const timeText = useTimeText();
  return (
    <div className={closedText}>
      <p>{until === undefined ? t('closed.text') : t('closed.textUntil', { time: timeText(until) })}</p>
      {balance > 0 && <p>{t('closed.safe', { amount: formatMoney(balance, currency, tag) })}</p>}
      <DialogFoot>
        <Button look="primary" large wide onClick={onClose}>
          {t('closed.close')}
        </Button>
      </DialogFoot>
    </div>
  );
}
