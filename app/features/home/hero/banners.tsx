import { useDeferredValue } from 'react';
import { Carousel } from '#app/kit/carousel/carousel.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useBanners } from '#app/shell/banners/use-banners.ts';
import { BannerSlide } from './banner-slide.tsx';
import { Greeting } from './greeting.tsx';

/** Group of the home page's banners. */
const GROUP = 'w_home';

/** The platform's banners. The brand's greeting replaces them while they load and if there are none. */
export function Banners() {
  const { t } = useTranslation('home');
  // Defer the render, because a phone has other answers to show at this moment.
  const banners = useDeferredValue(useBanners(GROUP).banners);
  if (banners.length === 0) return <Greeting />;
  return (
    <Carousel label={t('banner.label')}>
      {banners.map((banner, index) => (
        <BannerSlide key={banner.url} banner={banner} first={index === 0} />
      ))}
    </Carousel>
  );
}
