import { useTranslation } from '#app/language/translation.tsx';
import { ExportButton } from '#app/shared/records/export-button.tsx';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { ProfitRow, TeamProfit } from '#schemas/generated/platform.ts';

interface ProfitExportProps {
  data: TeamProfit;
  load: (signal: AbortSignal) => AsyncIterable<ProfitRow[]>;
  isLate: boolean;
}

const AMOUNTS = ['turnover', 'netLoss', 'deposits', 'withdrawals', 'rebate'] as const;

/** Saves all accounts of the level or the search. */
export function ProfitExport({ data, load, isLate }: ProfitExportProps) {
  const { t } = useTranslation('agent-reports');
  const { currency, from, to, head, count } = data;
  const names = [t('column.account'), t('column.members'), ...AMOUNTS.map((id) => t(`column.${id}`)), t('currency')];
  const line = (row: ProfitRow): CsvCell[] => [
    ...[row.account, row.members],
    ...[...AMOUNTS.map((id) => ({ amount: row[id], currency })), currency],
  ];
  async function* parts(signal: AbortSignal) {
    for await (const found of load(signal)) yield found.map(line);
  }
  const file = { name: `${t('title')} ${head.account} ${from} ${to}`, head: names, parts };
  return <ExportButton file={file} total={count} isLate={isLate} t={t} />;
}
