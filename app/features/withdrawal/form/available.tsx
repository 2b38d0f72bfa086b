import { formatMoney } from '#app/kit/money/format-money.ts';
import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { WithdrawalTerms } from '#schemas/generated/platform.ts';
import { available as availableStyle, figure, figureLine } from './withdrawal-form.css.ts';

/** What can be withdrawn now, beside the balance if that is more. */
export function Available({ terms: { available, balance, currency } }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  return (
    <section className={availableStyle}>
      <p className={prose.aside}>{t('available')}</p>
      <p className={figureLine}>
        <span className={figure}>
          <Money amount={available} currency={currency} />
        </span>
        {balance > available && (
          <span className={prose.aside}>{t('ofBalance', { balance: formatMoney(balance, currency, tag) })}</span>
        )}
      </p>
    </section>
  );
}
