import { useAnnouncements } from '../games/announcements-query.ts';
import { isSitePath } from '../router/is-site-path.ts';
import { Link } from '../router/router.ts';
import { useImageAddress } from '../status/use-image-address.ts';
import { banner, bannerText, bannerTitle, picture } from './menu-banner.css.ts';

/** Banner group of the side menu. */
const GROUP = 'w_leftmenu';

/** The platform's banner below the side menu; nothing if none links to a page of the site. */
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
