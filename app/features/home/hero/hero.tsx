import { useTranslation } from 'react-i18next';
import { siteFile } from '../../../brand/brand.ts';
import { useBrand } from '../../../brand/brand-context.tsx';
import { Carousel } from '../../../kit/carousel/carousel.tsx';
import { useAnnouncements } from '../../../platform/games/announcements-query.ts';
import { BannerSlide } from './banner-slide.tsx';
import { hero, scene, tagline, text, title, words } from './hero.css.ts';

/** The group of the banners that stand on the home page. */
const GROUP = 'w_home';

/**
 * The brand's own scene with its name, which needs nothing from the platform and is there with the first paint; then
 * the platform's banners on top of it. It is dark under both schemes, as the scenes are.
 */
export function Hero() {
  const { t } = useTranslation('home');
  const brand = useBrand();
  const banners = useAnnouncements().data?.banners.filter(({ groupName }) => groupName === GROUP) ?? [];
  return (
    <div className={hero} data-ground="dark">
      {brand.artwork.hero && (
        <img
          className={scene}
          src={siteFile(brand, brand.artwork.hero)}
          alt=""
          width={1200}
          height={480}
          fetchPriority="high"
        />
      )}
      {banners.length > 0 ? (
        <Carousel label={t('banner.label')}>
          {banners.map((banner, index) => (
            <BannerSlide key={banner.url} banner={banner} first={index === 0} />
          ))}
        </Carousel>
      ) : (
        <Greeting />
      )}
    </div>
  );
}

function Greeting() {
  const { t } = useTranslation();
  const { name } = useBrand();
  return (
    <div className={words}>
      <p className={title}>{name}</p>
      <p className={`${text} ${tagline}`}>{t('brand.tagline')}</p>
    </div>
  );
}
