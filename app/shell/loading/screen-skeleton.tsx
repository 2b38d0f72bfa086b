import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { block, body, line, loader } from './screen-skeleton.css.ts';

/** A page that is on its way, and the site's loader over it. */
export function ScreenSkeleton() {
  return (
    <div className={block} aria-busy="true">
      <span className={loader} />
      <Skeleton className={line} />
      <Skeleton className={body} />
    </div>
  );
}
