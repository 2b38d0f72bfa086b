import { Summary } from '#app/kinds/record-page/totals/summary.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { DepositOrders } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';

const NOTHING = { currency: 'EUR', totals: { count: 0, paid: ZERO, fee: ZERO, credited: ZERO } };

/** What the deposits of the range have brought, and what was paid for it. */
export function HistoryTotals({ data }: { data: DepositOrders | undefined }) {
  const { t } = useTranslation('deposit');
  const { tag } = useCurrentLanguage();
  const { currency, totals } = data ?? NOTHING;
  return (
    <Summary
      busy={!data}
      main={{ name: t('history.credited'), value: <Money amount={totals.credited} currency={currency} /> }}
      others={[
        { name: t('history.paid'), value: <Money amount={totals.paid} currency={currency} /> },
        { name: t('history.fees'), value: <Money amount={totals.fee} currency={currency} /> },
        { name: t('history.count'), value: new Intl.NumberFormat(tag).format(totals.count) },
      ]}
    />
  );
}
