import { useAnnouncements } from '../games/announcements-query.ts';
import { useImageAddress } from '../status/use-image-address.ts';
import { banner, picture, text, title } from './sheet-banner.css.ts';

/** The platform's first banner of a group, in a sheet with a form; nothing where it has none. */
export function SheetBanner({ group }: { group: string }) {
  const address = useImageAddress();
  const found = useAnnouncements().data?.banners.find(({ groupName }) => groupName === group);
  if (!found) return null;
  return (
    <div className={banner} data-ground="dark">
      <img className={picture} src={address(found.url)} alt="" decoding="async" />
      <p className={title}>{found.title}</p>
      <p className={text}>{found.text}</p>
    </div>
  );
}
