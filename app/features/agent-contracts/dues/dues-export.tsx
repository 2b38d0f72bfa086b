import { useTranslation } from '#app/language/translation.tsx';
import { ExportButton } from '#app/shared/records/export-button.tsx';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { ContractDue, ContractDues } from '#schemas/generated/platform.ts';
import { usePeriodText } from '../use-period-text.ts';

const FIGURES = ['validBet', 'netLoss', 'activeMembers', 'tier', 'payable', 'status'] as const;

interface DuesExportProps {
  dues: ContractDues;
  /** Those that are listed. */
  rows: readonly ContractDue[];
}

/** Saves the amounts that are listed. */
export function DuesExport({ dues, rows }: DuesExportProps) {
  const { t } = useTranslation('agent-contracts');
  const { kind, side, currency, from, to, timeZone } = dues;
  const period = usePeriodText(kind, timeZone);
  const head = [t('column.account'), t('column.period'), ...FIGURES.map((name) => t(`column.${name}`)), t('currency')];
  const lines = (): CsvCell[][] =>
    rows.map((row) => [
      ...[row.account ?? t('operator'), period(row)],
      ...[row.validBet, row.netLoss].map((amount) => ({ amount, currency })),
      ...[row.activeMembers, row.tier, { amount: row.payable, currency }, t(`status.${row.status}`), currency],
    ]);
  return (
    <ExportButton
      file={{ name: `${t(`entry.${kind}`)} ${t(`view.${side}`)} ${from} ${to}`, head, parts: () => [lines()] }}
      total={rows.length}
      t={t}
    />
  );
}
