import { Skeleton } from '../../kit/skeleton/skeleton.tsx';
import { block, body, line } from './screen-skeleton.css.ts';

/** A page that is on its way. */
export function ScreenSkeleton() {
  return (
    <div className={block} aria-busy="true">
      <Skeleton className={line} />
      <Skeleton className={body} />
    </div>
  );
}
