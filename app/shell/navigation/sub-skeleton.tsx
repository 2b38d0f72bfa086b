import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { subLink, subList } from './sub-menu.css.ts';

/** Skeleton of three entries. */
export function SubSkeleton() {
  return (
    <div className={subList} aria-busy="true">
      <Skeleton className={subLink} />
      <Skeleton className={subLink} />
      <Skeleton className={subLink} />
    </div>
  );
}
