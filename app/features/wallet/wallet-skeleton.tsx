import { List } from '#app/kit/list/list.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { boneCard, page } from './wallet.css.ts';

/** Placeholder of the main wallet and the vendors. */
export function WalletSkeleton() {
  return (
    <div className={page} aria-busy="true">
      <Skeleton className={boneCard} />
      <List busy />
    </div>
  );
}
