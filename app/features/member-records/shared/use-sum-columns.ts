import type { RecordColumn } from '#app/kinds/record-page/table/use-table-columns.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { BetTotals } from '#schemas/generated/platform.ts';

/** Columns for totals of bets, the result first. */
export function useSumColumns(): RecordColumn<BetTotals>[] {
  const { t } = useTranslation('member-records');
  return [
    { id: 'profit', name: t('betting.profit'), besideName: true, signed: ({ profit }) => profit },
    { id: 'count', name: t('betting.count'), count: ({ count }) => count },
    { id: 'stake', name: t('betting.stake'), money: ({ stake }) => stake },
    { id: 'paid', name: t('betting.paid'), money: ({ paid }) => paid },
  ];
}
