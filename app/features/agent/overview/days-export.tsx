import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import type { FileOptions } from '#app/kinds/record-page/file/use-export.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { teamDaysFile } from '#app/platform/generated/operations/team-days-file.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { TeamDaysFile, TeamOverview } from '#schemas/generated/platform.ts';

interface DaysExportProps {
  team: TeamOverview;
  isLate: boolean;
}

const FIGURES = [
  ...(['registrations', 'firstDeposits', 'activeMembers'] as const),
  ...(['deposits', 'withdrawals', 'turnover', 'netLoss', 'rebate', 'commission'] as const),
];

/** Saves the figures of each day. */
export function DaysExport({ team: { timeZone, from, to, days }, isLate }: DaysExportProps) {
  const { t } = useTranslation('agent');
  const platform = usePlatform();
  const columns: TeamDaysFile['columns'] = [
    { field: 'day', heading: `${t('days.day')} (${timeZone})` },
    ...FIGURES.map((field) => ({ field, heading: t(`totals.${field}`) })),
    { field: 'currency', heading: t('days.currency') },
  ];
  const load = (options: FileOptions) => teamDaysFile(platform, { columns }, { from, to }, options);
  const name = `${t('overview.title')} ${from} ${to}`;
  return <ExportButton file={{ name, load }} total={days.length} isLate={isLate} t={t} />;
}
