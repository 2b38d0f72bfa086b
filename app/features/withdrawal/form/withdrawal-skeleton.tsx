import { List } from '#app/kit/list/list.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { boneAmount, boneLine, form } from './withdrawal-form.css.ts';

/** Placeholder of the amount and the account. */
export function WithdrawalSkeleton() {
  return (
    <div className={form} aria-busy="true">
      <Skeleton className={boneAmount} />
      <Skeleton className={boneLine} />
      <List busy />
    </div>
  );
}
