import { useBrand } from '#app/brand/brand-context.tsx';
import { Carousel } from '#app/kit/carousel/carousel.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useBanners } from '#app/shell/banners/use-banners.ts';
import { ground } from '#app/shell/layout/brand-scene.css.ts';
import { BrandScene } from '#app/shell/layout/brand-scene.tsx';
import { BannerSlide } from '../hero/banner-slide.tsx';
import { scene } from '../hero/hero.css.ts';
import { HotBannersPlace } from './hot-banners-place.tsx';

/** Group of the hot games' banners. */
const GROUP = 'w_hotgames';

/** The platform's banners for the hot games, lower than those of the page. Renders nothing without banners. */
export function HotBanners() {
  const { t } = useTranslation('home');
  const { layout } = useBrand().theme;
  const { banners, isPending } = useBanners(GROUP);
  if (isPending) return <HotBannersPlace />;
  if (banners.length === 0) return null;
  return (
    <div className={ground} data-slim data-ground="dark">
      {layout.banners === 'plain' && <BrandScene className={scene} />}
      <Carousel label={t('banner.hot')}>
        {banners.map((banner, index) => (
          <BannerSlide key={banner.url} banner={banner} first={index === 0} slim />
        ))}
      </Carousel>
    </div>
  );
}
