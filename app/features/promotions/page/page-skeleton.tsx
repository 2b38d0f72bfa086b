import { chipBone, chips } from '#app/kit/chips/chips.css.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { boneAction, boneArt, boneFacts, boneText, boneTitle, card, words } from './card.css.ts';
import { featuredBone, grid } from './page.css.ts';

const CHIPS = [0, 1, 2];
const CARDS = Array.from({ length: 6 }, (_, index) => index);

export function PageSkeleton() {
  return (
    <>
      <Skeleton className={featuredBone} />
      <div className={chips}>
        {CHIPS.map((index) => (
          <Skeleton key={index} className={chipBone} />
        ))}
      </div>
      <div className={grid} aria-busy="true">
        {CARDS.map((index) => (
          <div key={index} className={card}>
            <Skeleton className={boneArt} />
            <div className={words}>
              <Skeleton className={boneTitle} />
              <Skeleton className={boneText} />
              <Skeleton className={boneFacts} />
              <Skeleton className={boneAction} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
