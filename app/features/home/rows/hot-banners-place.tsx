import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { bannersSkeleton } from './hot-row.css.ts';

/** Placeholder with the height of the banners. */
export function HotBannersPlace() {
  return <Skeleton className={bannersSkeleton} />;
}
