import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import { OfficeRecordHead } from '#app/kinds/record-page/office/periods/office-record-head.tsx';
import { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { TeamOverview } from '#schemas/generated/platform.ts';
import { Days } from './days.tsx';
import { DaysExport } from './days-export.tsx';
import { Downlines } from './downlines.tsx';
import { Levels } from './levels.tsx';
import { pair } from './overview.css.ts';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { Totals } from './totals.tsx';
import { useTeamOverview } from './use-team-overview.ts';

/** The back office's first page: what the agent's team did in some days, against the days before. */
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
