import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import type { RangeQuery } from '#app/kinds/record-page/days/range.ts';
import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import type { FileOptions } from '#app/kinds/record-page/file/use-export.ts';
import { OfficeRecordHead } from '#app/kinds/record-page/office/periods/office-record-head.tsx';
import { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { teamDaysFile } from '#app/platform/generated/operations/team-days-file.ts';
import { teamOverview } from '#app/platform/generated/operations/team-overview.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { teamKey } from '#app/shell/team/team-key.ts';
import type { TeamDaysFile, TeamOverview } from '#schemas/generated/platform.ts';
import { Days } from './days.tsx';
import { Downlines } from './downlines.tsx';
import { Levels } from './levels.tsx';
import { cards, pair, panel } from './overview.css.ts';
import { rowLine, skeletonCard, skeletonLevels, skeletonRow } from './overview-skeleton.css.ts';
import { Totals } from './totals.tsx';

const CARDS = [
  ...['commission', 'turnover', 'netLoss', 'activeMembers', 'registrations'],
  ...['deposits', 'withdrawals', 'firstDeposits', 'rebate'],
];
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

interface DaysExportProps {
  team: TeamOverview;
  isLate: boolean;
}

const FIGURES = [
  ...(['registrations', 'firstDeposits', 'activeMembers'] as const),
  ...(['deposits', 'withdrawals', 'turnover', 'netLoss', 'rebate', 'commission'] as const),
];

/** First page of the back office: the team's figures of a period beside those of the previous one. */
export function TeamOverviewPage() {
  const { t } = useTranslation('agent');
  const address = useRecordAddress();
  const { data, error, isPlaceholderData, refetch } = useTeamOverview(address.query);
  return (
    <div className={stack[4]}>
      <PageHead
        title={t('overview.title')}
        fresh={{ at: data?.asOf, zone: data?.timeZone, refresh: () => refetch({ throwOnError: true }) }}
      />
      <OfficeRecordHead
        address={address}
        days={data}
        t={t}
        action={data && <DaysExport team={data} isLate={isPlaceholderData} />}
      />
      {error && !data ? (
        <Problem title={t('overview.failed')} text={describeProblem(error, t)} onAction={() => void refetch()} />
      ) : (
        <Numbers team={isPlaceholderData ? undefined : data} />
      )}
    </div>
  );
}

function Numbers({ team }: { team: TeamOverview | undefined }) {
  if (!team) return <OverviewSkeleton />;
  return (
    <>
      <Totals team={team} />
      <div className={pair}>
        <Days team={team} />
        <Levels team={team} />
      </div>
      <Downlines team={team} />
    </>
  );
}

/** The team's figures of a period, cached per agent because two agents may use one tab in turn. */
function useTeamOverview(range: RangeQuery) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...teamKey(member?.id), 'overview', range],
    queryFn: ({ signal }) => teamOverview(platform, range, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
}

/** Downloads the figures of each day. */
function DaysExport({ team: { timeZone, from, to, days }, isLate }: DaysExportProps) {
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

function OverviewSkeleton() {
  return (
    <>
      <div className={cards} aria-busy="true">
        {CARDS.map((card) => (
          <Skeleton key={card} className={skeletonCard} />
        ))}
      </div>
      <Skeleton className={skeletonLevels} />
      <div className={panel}>
        {ROWS.map((row) => (
          <div key={row} className={skeletonRow}>
            <Skeleton className={rowLine} />
          </div>
        ))}
      </div>
    </>
  );
}
