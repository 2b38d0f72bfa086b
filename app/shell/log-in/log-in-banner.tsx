import { Skeleton } from '../../kit/skeleton/skeleton.tsx';
import { useAnnouncements } from '../games/announcements-query.ts';
import { useImageAddress } from '../status/use-image-address.ts';
import { art, banner, place, says } from './log-in-banner.css.ts';

/** The first banner of a group, above a form; nothing where the group is empty. */
export function LogInBanner({ group }: { group: string }) {
  const address = useImageAddress();
  const { data, isPending } = useAnnouncements();
  const first = data?.banners.find(({ groupName }) => groupName === group);
  if (isPending) return <Skeleton className={place} />;
  if (!first) return null;
  return (
    <div className={banner} data-ground="dark">
      <img className={art} src={address(first.url)} alt="" decoding="async" />
      <p className={says}>{first.title}</p>
    </div>
  );
}
