import { useBrand } from '#app/brand/brand-context.tsx';
import { Carousel } from '#app/kit/carousel/carousel.tsx';
import { savesData } from '#app/kit/data-saver/saves-data.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { Banner } from '#schemas/generated/platform.ts';
import { useBannerPath } from '../banners/use-banner-path.ts';
import { useBanners } from '../banners/use-banners.ts';
import { Link } from '../router/router.ts';
import { useImageAddress } from '../status/use-image-address.ts';
import { banner as bannerStyle, bannerText, bannerTitle, picture, place } from './menu-banner.css.ts';

/** Banner group of the side menu. */
const GROUP = 'w_leftmenu';

/** The platform's banners below the side menu, in turn; nothing without banners. */
export function MenuBanner() {
  const { t } = useTranslation();
  const { banners } = useBanners(GROUP);
  if (banners.length === 0) return null;
  return (
    <div className={place} data-ground="dark" data-many={banners.length > 1 || undefined}>
      <Carousel label={t('banner.menu')}>
        {banners.map((banner) => (
          <Slide key={`${banner.url} ${banner.title}`} banner={banner} />
        ))}
      </Carousel>
    </div>
  );
}

function Slide({ banner }: { banner: Banner }) {
  const address = useImageAddress();
  const path = useBannerPath()(banner);
  const { banners } = useBrand().theme.layout;
  const content = (
    <>
      {banners === 'pictured' && !savesData() && (
        <img className={picture} src={address(banner.url)} alt="" loading="lazy" decoding="async" />
      )}
      <span className={bannerTitle}>{banner.title}</span>
      <span className={bannerText}>{banner.text}</span>
    </>
  );
  if (!path) return <div className={bannerStyle}>{content}</div>;
  return (
    <Link className={bannerStyle} to={path}>
      {content}
    </Link>
  );
}
