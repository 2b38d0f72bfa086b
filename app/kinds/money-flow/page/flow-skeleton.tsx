import { List } from '#app/kit/list/list.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { boneAmount, boneLine } from './flow.css.ts';
import { stack } from './split.css.ts';

/** Placeholder of the form. @param className layout of the form */
export function FlowSkeleton({ className = stack }: { className?: string }) {
  return (
    <div className={className} aria-busy="true">
      <Skeleton className={boneAmount} />
      <Skeleton className={boneLine} />
      <List busy />
    </div>
  );
}
