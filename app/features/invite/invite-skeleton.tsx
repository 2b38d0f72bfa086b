import { stack } from '#app/kit/layout/layout.css.ts';
import { List } from '#app/kit/list/list.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { boneCard, boneLead, boneTotal, totals } from './invite.css.ts';

/** Placeholder of the page while it loads. */
export function InviteSkeleton() {
  return (
    <div className={stack[6]} aria-busy="true">
      <Skeleton className={boneLead} />
      <Skeleton className={boneCard} />
      <div className={totals}>
        <Skeleton className={boneTotal} />
        <Skeleton className={boneTotal} />
      </div>
      <List busy />
    </div>
  );
}
