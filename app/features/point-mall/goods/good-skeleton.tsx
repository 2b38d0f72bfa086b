import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { boneArt, boneName, bonePrice, card, words } from './goods.css.ts';

export function GoodSkeleton() {
  return (
    <li className={card} aria-hidden="true">
      <Skeleton className={boneArt} />
      <div className={words}>
        <Skeleton className={boneName} />
        <Skeleton className={bonePrice} />
      </div>
    </li>
  );
}
