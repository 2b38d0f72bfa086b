import { useAnnouncements } from '../games/announcements-query.ts';
import { isSitePath } from '../router/is-site-path.ts';
import { Link } from '../router/router.ts';
import { useImageAddress } from '../status/use-image-address.ts';
import { banner, bannerText, bannerTitle, picture } from './menu-banner.css.ts';

/** The group of the banners that stand in the side menu. */
const GROUP = 'w_leftmenu';

/** The platform's banner below the side menu; nothing where it has none that leads somewhere. */
export function MenuBanner() {
  const address = useImageAddress();
  const found = useAnnouncements().data?.banners.find(({ groupName, link }) => groupName === GROUP && isSitePath(link));
  if (!found) return null;
  return (
    <Link className={banner} to={found.link} data-ground="dark">
      <img className={picture} src={address(found.url)} alt="" loading="lazy" decoding="async" />
      <span className={bannerTitle}>{found.title}</span>
      <span className={bannerText}>{found.text}</span>
    </Link>
  );
}
