import { Skeleton } from '../../../kit/skeleton/skeleton.tsx';
import { cardBone, chipsBone, featuredBone, grid } from './page.css.ts';

const CARDS = Array.from({ length: 6 }, (_, index) => index);

/** The page before its promotions are there. */
export function PageSkeleton() {
  return (
    <>
      <Skeleton className={featuredBone} />
      <Skeleton className={chipsBone} />
      <div className={grid} aria-busy="true">
        {CARDS.map((index) => (
          <Skeleton key={index} className={cardBone} />
        ))}
      </div>
    </>
  );
}
