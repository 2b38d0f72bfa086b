import { List } from '#app/kit/list/list.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { boneAmount, bonePresets, form } from './deposit-form.css.ts';

/** Placeholder of the amount and the ways to pay. */
export function DepositSkeleton() {
  return (
    <div className={form} aria-busy="true">
      <Skeleton className={boneAmount} />
      <Skeleton className={bonePresets} />
      <List busy />
    </div>
  );
}
