import { Summary } from '#app/kinds/record-page/totals/summary.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { UplineTransfers } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';

const NOTHING = { currency: 'EUR', totals: { count: 0, amount: ZERO } };

/** What all transfers of the range come to. */
export function HistoryTotals({ data }: { data: UplineTransfers | undefined }) {
  const { t } = useTranslation('upline');
  const { tag } = useCurrentLanguage();
  const { currency, totals } = data ?? NOTHING;
  return (
    <Summary
      busy={!data}
      main={{ name: t('history.sum'), value: <Money amount={totals.amount} currency={currency} /> }}
      others={[{ name: t('history.count'), value: new Intl.NumberFormat(tag).format(totals.count) }]}
    />
  );
}
