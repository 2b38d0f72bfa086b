import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { cards, panel } from './overview.css.ts';
import { rowLine, skeletonCard, skeletonLevels, skeletonRow } from './overview-skeleton.css.ts';

const CARDS = [
  ...['commission', 'turnover', 'netLoss', 'activeMembers', 'registrations'],
  ...['deposits', 'withdrawals', 'firstDeposits', 'rebate'],
];
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The shape of the numbers while they load. */
export function OverviewSkeleton() {
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
