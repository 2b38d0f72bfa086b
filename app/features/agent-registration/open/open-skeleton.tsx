import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { bone, boneTall, card, columns } from './open.css.ts';

/** The shape of the form while its rules load. */
export function OpenSkeleton() {
  return (
    <div className={columns} aria-busy="true">
      <div className={card}>
        <Skeleton className={bone} />
        <Skeleton className={bone} />
        <Skeleton className={boneTall} />
        <Skeleton className={boneTall} />
      </div>
    </div>
  );
}
