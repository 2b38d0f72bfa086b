import { useBrand } from '#app/brand/brand-context.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { cardsPlace, row } from './row.css.ts';

/** Stands in for a row of cards, at the same height. */
export function CardRowSkeleton() {
  return (
    <div className={row} data-rows={useBrand().theme.layout.rows}>
      <Skeleton className={cardsPlace} />
    </div>
  );
}
