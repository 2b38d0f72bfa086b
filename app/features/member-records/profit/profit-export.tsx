import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { BetTotals, ProfitRecord } from '#schemas/generated/platform.ts';

/** Exports the days of the range, then the totals by game type and vendor. */
export function ProfitExport({ data }: { data: ProfitRecord }) {
  const { t } = useTranslation('member-records');
  const { currency, from, to, days, groups } = data;
  const cells = ({ count, stake, paid, profit }: BetTotals): CsvCell[] => [
    count,
    ...[stake, paid, profit].map((amount) => ({ amount, currency })),
    currency,
  ];
  const sums = [t('betting.count'), t('betting.stake'), t('betting.paid'), t('betting.profit'), t('column.currency')];
  const head = [t('profit.view.day'), t('profit.view.type'), t('profit.view.vendor'), ...sums];
  const rows: CsvCell[][] = [
    ...days.map(({ day, ...its }) => [day, '', '', ...cells(its)]),
    ...groups.map(({ gameType, vendorName, ...its }) => [
      ...['', gameType ? t(`type.${gameType}`) : '', vendorName],
      ...cells(its),
    ]),
  ];
  const file = { name: `${t('entry.profit')} ${from} ${to}`, head, parts: () => [rows] };
  return <ExportButton file={file} total={rows.length} t={t} />;
}
