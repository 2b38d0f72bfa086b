import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { line, rows } from './card.css.ts';
import { boneDot, boneLine } from './card-skeleton.css.ts';

/** Rows of a card while it loads. */
export function CardSkeleton({ count }: { count: number }) {
  return (
    <ul className={rows} aria-busy="true">
      {Array.from({ length: count }, (_, index) => String(index)).map((row) => (
        <li key={row} className={line} aria-hidden="true">
          <Skeleton className={boneDot} />
          <Skeleton className={boneLine} />
        </li>
      ))}
    </ul>
  );
}
