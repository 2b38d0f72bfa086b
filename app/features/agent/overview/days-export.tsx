import { useTranslation } from '#app/language/translation.tsx';
import { ExportButton } from '#app/shared/records/export-button.tsx';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { TeamDay, TeamOverview } from '#schemas/generated/platform.ts';

const COUNTS = ['registrations', 'firstDeposits', 'activeMembers'] as const;
const AMOUNTS = ['deposits', 'withdrawals', 'turnover', 'netLoss', 'rebate', 'commission'] as const;

/** Saves the figures of each day. */
export function DaysExport({ team }: { team: TeamOverview }) {
  const { t } = useTranslation('agent');
  const { currency, timeZone, from, to, days } = team;
  const head = [
    ...[`${t('days.day')} (${timeZone})`, ...COUNTS.map((id) => t(`totals.${id}`))],
    ...[...AMOUNTS.map((id) => t(`totals.${id}`)), t('days.currency')],
  ];
  const line = (day: TeamDay): CsvCell[] => [
    ...[day.day, ...COUNTS.map((id) => day[id])],
    ...[...AMOUNTS.map((id) => ({ amount: day[id], currency })), currency],
  ];
  const file = { name: `${t('overview.title')} ${from} ${to}`, head, parts: () => [days.map(line)] };
  return <ExportButton file={file} total={days.length} t={t} />;
}
