import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { card, cardHead, cardLabel, cardLinks, sum } from './account-page.css.ts';
import { busy } from './balance.css.ts';
import { BalanceAmount } from './balance-amount.tsx';
import { BalanceEye, BalanceRefresh } from './balance-buttons.tsx';
import { BalanceLines } from './balance-lines.tsx';
import { MoneyLinks } from './money-links.tsx';
import { useBalance } from './use-balance.ts';

/** The balance in large type, with its buttons. */
export function BalanceCard() {
  const { t } = useTranslation('account');
  const balance = useBalance();
  if (!balance.member) return null;
  return (
    <section className={card} aria-label={t('balance.label')}>
      <div className={cardHead}>
        <span className={cardLabel}>{t('balance.label')}</span>
        <BalanceEye {...balance} />
        <BalanceRefresh {...balance} />
      </div>
      <p className={balance.busy ? `${sum} ${busy}` : sum}>
        <BalanceAmount member={balance.member} shown={balance.shown} />
      </p>
      <BalanceLines />
      <Alert text={balance.failed ? t('balance.failed') : undefined} />
      <MoneyLinks className={cardLinks} />
    </section>
  );
}
