import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { boneBar, boneText, boneTitle, card } from './bonuses.css.ts';

export function BonusSkeleton() {
  return (
    <li className={card} aria-hidden="true">
      <Skeleton className={boneTitle} />
      <Skeleton className={boneText} />
      <Skeleton className={boneBar} />
    </li>
  );
}
