import { List } from '#app/kit/list/list.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { stack } from '#app/shared/cashier/split.css.ts';
import { boneAmount, bonePresets } from './deposit-form.css.ts';

/** Placeholder of the amount and the ways to pay. */
export function DepositSkeleton() {
  return (
    <div className={stack} aria-busy="true">
      <Skeleton className={boneAmount} />
      <Skeleton className={bonePresets} />
      <List busy />
    </div>
  );
}
