import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { bannersSkeleton } from './hot-row.css.ts';

/** As tall as the banners, while they load. */
export function HotBannersPlace() {
  return <Skeleton className={bannersSkeleton} />;
}
