import { Skeleton } from '../../kit/skeleton/skeleton.tsx';
import { useAnnouncements } from '../../shell/games/announcements-query.ts';
import { useImageAddress } from '../../shell/status/use-image-address.ts';
import { banner, loading, picture, text, title, words } from './register-banner.css.ts';

/** The group of the banners that stand over the registration. */
const GROUP = 'w_register';

/** What the platform says to whoever is about to register; nothing where it says nothing. */
export function RegisterBanner() {
  const address = useImageAddress();
  const { data, isPending } = useAnnouncements();
  if (isPending) return <Skeleton className={loading} />;
  const found = data?.banners.find(({ groupName }) => groupName === GROUP);
  if (!found) return null;
  return (
    <div className={banner} data-ground="dark">
      <img className={picture} src={address(found.url)} alt="" loading="lazy" decoding="async" />
      <div className={words}>
        <p className={title}>{found.title}</p>
        <p className={text}>{found.text}</p>
      </div>
    </div>
  );
}
