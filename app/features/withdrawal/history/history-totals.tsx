import { Summary } from '#app/kinds/record-page/totals/summary.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { WithdrawalOrders } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';

const NOTHING = { currency: 'EUR', totals: { count: 0, amount: ZERO, fee: ZERO, received: ZERO } };

/** What has arrived of all withdrawals of the range, and what was asked for. */
export function HistoryTotals({ data }: { data: WithdrawalOrders | undefined }) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const { currency, totals } = data ?? NOTHING;
  return (
    <Summary
      busy={!data}
      main={{ name: t('history.received'), value: <Money amount={totals.received} currency={currency} /> }}
      others={[
        { name: t('history.requested'), value: <Money amount={totals.amount} currency={currency} /> },
        { name: t('history.fees'), value: <Money amount={totals.fee} currency={currency} /> },
        { name: t('history.count'), value: new Intl.NumberFormat(tag).format(totals.count) },
      ]}
    />
  );
}
