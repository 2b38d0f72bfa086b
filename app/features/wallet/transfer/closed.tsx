import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useTimeText } from '#app/shell/clock/use-clock.ts';
import type { VendorWallet } from '#schemas/generated/platform.ts';
import { closedText } from './transfer.css.ts';

interface ClosedProps {
  wallet: VendorWallet;
  currency: string;
  onClose: () => void;
}

/** Until when a vendor's wallet moves no money, and that what it holds is safe. */
export function Closed({ wallet: { balance, until }, currency, onClose }: ClosedProps) {
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
