import { List } from '#app/kit/list/list.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { boneAmount, boneLine } from './flow.css.ts';
import { stack } from './split.css.ts';

/** Placeholder of the amount and of what is chosen with it. @param className lays it out as the form will be */
export function FlowSkeleton({ className = stack }: { className?: string }) {
  return (
    <div className={className} aria-busy="true">
      <Skeleton className={boneAmount} />
      <Skeleton className={boneLine} />
      <List busy />
    </div>
  );
}
