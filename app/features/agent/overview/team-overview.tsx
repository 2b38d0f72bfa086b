import { SentExport } from '#app/kinds/record-page/file/sent-export.tsx';
import { OfficeRecords } from '#app/kinds/record-page/office/office-records.tsx';
import { useOfficeRecord } from '#app/kinds/record-page/office/use-office-record.ts';
import { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { teamDaysFile } from '#app/platform/generated/operations/team-days-file.ts';
import { teamOverview } from '#app/platform/generated/operations/team-overview.ts';
import type { TeamOverview } from '#schemas/generated/platform.ts';
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

const FIGURES = [
  ...(['registrations', 'firstDeposits', 'activeMembers'] as const),
  ...(['deposits', 'withdrawals', 'turnover', 'netLoss', 'rebate', 'commission'] as const),
];

/** First page of the back office: the team's figures of a period beside those of the previous one. */
export function TeamOverviewPage() {
  const { t } = useTranslation('agent');
  const address = useRecordAddress();
  const record = useOfficeRecord('overview', teamOverview, address.query);
  return (
    <OfficeRecords
      {...{ address, record, t }}
      title={t('overview.title')}
      failed={t('overview.failed')}
      action={(team, isLate) => (
        <SentExport
          {...{ isLate, t }}
          title={t('overview.title')}
          days={team}
          columns={[
            { field: 'day', name: t('days.day'), isTime: true },
            ...FIGURES.map((field) => ({ field, name: t(`totals.${field}`) })),
            { field: 'currency', name: t('days.currency') },
          ]}
          call={teamDaysFile}
          address="POST /wps/agent/team/days/file"
          query={{ from: team.from, to: team.to }}
          total={team.days.length}
        />
      )}
    >
      {(team) => <Numbers team={team} />}
    </OfficeRecords>
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
