import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { useAnnouncements } from '../games/announcements-query.ts';
import { useImageAddress } from '../status/use-image-address.ts';
import { banner, frame, loading, picture, text, title, words } from './sheet-banner.css.ts';

/** The platform's first banner of a group, above a form in a sheet; nothing if there is none. */
export function SheetBanner({ group }: { group: string }) {
  const address = useImageAddress();
  const { data, isPending } = useAnnouncements();
  const found = data?.banners.find(({ groupName }) => groupName === group);
  if (!found && !isPending) return null;
  return (
    <div className={frame}>
      {found ? (
        <div className={banner} data-ground="dark">
          <img className={picture} src={address(found.url)} alt="" decoding="async" />
          <div className={words}>
            <p className={title}>{found.title}</p>
            {found.text && <p className={text}>{found.text}</p>}
          </div>
        </div>
      ) : (
        <Skeleton className={loading} />
      )}
    </div>
  );
}
