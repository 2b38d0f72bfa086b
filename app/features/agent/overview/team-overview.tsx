import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { Downlines } from './downlines.tsx';
import { Levels } from './levels.tsx';
import { head, headText, hint, overview, title } from './overview.css.ts';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { PeriodSwitch } from './period-switch.tsx';
import { Totals } from './totals.tsx';
import { usePeriod } from './use-period.ts';
import { type Period, useTeamOverview } from './use-team-overview.ts';

/** The back office's first page: the results of the agent's team in a period. */
export function TeamOverviewPage() {
  const { t } = useTranslation('agent');
  const [period, choosePeriod] = usePeriod();
  return (
    <div className={overview}>
      <div className={head}>
        <div className={headText}>
          <h1 className={title}>{t('overview.title')}</h1>
          <p className={hint}>{t('overview.utc')}</p>
        </div>
        <PeriodSwitch period={period} onChoose={choosePeriod} />
      </div>
      <Numbers period={period} />
    </div>
  );
}

function Numbers({ period }: { period: Period }) {
  const { t } = useTranslation('agent');
  const { data, error, isFetching, refetch } = useTeamOverview(period);
  if (data) {
    return (
      <>
        <Totals team={data} />
        {data.levels.length > 0 && <Levels team={data} />}
        <Downlines team={data} />
      </>
    );
  }
  if (!error || isFetching) return <OverviewSkeleton />;
  return (
    <Problem
      title={t('overview.failed')}
      text={describeProblem(error, t)}
      action={t('shell:error.retry')}
      onAction={() => void refetch()}
    />
  );
}
