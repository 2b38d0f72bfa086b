import { useBrand } from '#app/brand/brand-context.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { cardsPlace, row } from './row.css.ts';

/** As tall as a row of cards, which it stands in for. */
export function CardRowSkeleton() {
  return (
    <div className={row} data-rows={useBrand().theme.layout.rows}>
      <Skeleton className={cardsPlace} />
    </div>
  );
}
