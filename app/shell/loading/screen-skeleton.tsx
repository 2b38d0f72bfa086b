import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { block, body, line, loader } from './screen-skeleton.css.ts';

/** Skeleton of a page with the site's loading bar. */
export function ScreenSkeleton() {
  return (
    <div className={block} aria-busy="true">
      <span className={loader} />
      <Skeleton className={line} />
      <Skeleton className={body} />
    </div>
  );
}
