import { useTranslation } from '#app/language/translation.tsx';
import type { CsvCell } from '#app/shared/records/csv.ts';
import { ExportButton } from '#app/shared/records/export-button.tsx';
import { isoClock } from '#app/shared/records/zone.ts';
import type { TeamMovement, TeamMovementsPage } from '#schemas/generated/platform.ts';
import type { Movements } from './movement-queries.ts';

interface MovementsExportProps {
  page: TeamMovementsPage;
  all: Movements['all'];
}

const HEAD = ['account', 'level', 'what', 'game', 'amount', 'balance', 'currency', 'reference'] as const;

/** Saves all movements that are filtered. */
export function MovementsExport({ page, all }: MovementsExportProps) {
  const { t } = useTranslation('agent-records');
  const { currency, timeZone, from, to, totals } = page;
  const clock = isoClock(timeZone);
  const line = ({ createdAt, account, level, kind, game = '', ...row }: TeamMovement): CsvCell[] => [
    ...[clock(createdAt), account, level, t(`kind.${kind}`), game],
    ...[row.amount, row.balance].map((amount) => ({ amount, currency })),
    ...[currency, row.reference],
  ];
  const head = [`${t('column.when')} (${timeZone})`, ...HEAD.map((name) => t(`column.${name}`))];
  async function* parts(signal: AbortSignal) {
    for await (const movements of all(page, signal)) yield movements.map(line);
  }
  return (
    <ExportButton file={{ name: `${t('entry.account')} ${from} ${to}`, head, parts }} total={totals.count} t={t} />
  );
}
