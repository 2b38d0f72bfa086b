import { List } from '#app/kit/list/list.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { stack } from '#app/shared/cashier/split.css.ts';
import { boneAmount, boneLine } from './withdrawal-form.css.ts';

/** Placeholder of the amount and the account. */
export function WithdrawalSkeleton() {
  return (
    <div className={stack} aria-busy="true">
      <Skeleton className={boneAmount} />
      <Skeleton className={boneLine} />
      <List busy />
    </div>
  );
}
