import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { cards, panel } from './overview.css.ts';
import { rowLine, skeletonCard, skeletonLevels, skeletonRow } from './overview-skeleton.css.ts';
import { columns } from './sort-downlines.ts';

const CARDS = ['commission', 'turnover', 'netProfitLoss', 'activeMembers', 'registrations'];

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
        {columns.map((column) => (
          <div key={column} className={skeletonRow}>
            <Skeleton className={rowLine} />
          </div>
        ))}
      </div>
    </>
  );
}
