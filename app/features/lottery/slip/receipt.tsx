import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { quiet } from '../look/text.css.ts';
import { receipt, receiptIcon } from './slip.css.ts';
import type { Placed } from './use-place-bets.ts';

interface ReceiptProps {
  placed: Placed;
  currency: string;
  onShowBets: () => void;
}

/** Confirms a placed slip. */
export function Receipt({ placed, currency, onShowBets }: ReceiptProps) {
  const { t } = useTranslation('lottery');
  const { tag } = useCurrentLanguage();
  const { count, total } = placed;
  return (
    <div className={receipt}>
      <span className={receiptIcon}>
        <Icon name="check-circle-fill" size={40} />
      </span>
      <p className={prose.strong}>{t('receipt.title', { count, total: formatMoney(total, currency, tag) })}</p>
      <p className={quiet}>{t('receipt.text')}</p>
      <Button onClick={onShowBets}>{t('receipt.bets')}</Button>
    </div>
  );
}
