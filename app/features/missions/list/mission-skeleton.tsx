import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { boneBar, boneIcon, boneText, boneTitle, card, foot, words } from './mission-list.css.ts';

export function MissionSkeleton() {
  return (
    <li className={card} aria-hidden="true">
      <Skeleton className={boneIcon} />
      <div className={words}>
        <Skeleton className={boneTitle} />
        <Skeleton className={boneText} />
      </div>
      <div className={foot}>
        <Skeleton className={boneBar} />
      </div>
    </li>
  );
}
