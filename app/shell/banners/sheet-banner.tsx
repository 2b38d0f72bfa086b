import { useBrand } from '#app/brand/brand-context.tsx';
import { Carousel } from '#app/kit/carousel/carousel.tsx';
import { savesData } from '#app/kit/data-saver/saves-data.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { withParameter } from '#app/platform/games/image-address.ts';
import type { Banner } from '#schemas/generated/platform.ts';
import { Link } from '../router/router.ts';
import { useImageAddress } from '../status/use-image-address.ts';
import { banner as bannerStyle, frame, loading, picture, room, text, title, words } from './sheet-banner.css.ts';
import { useBannerPath } from './use-banner-path.ts';
import { useBanners } from './use-banners.ts';

interface SheetBannerProps {
  group: string;
  /** Closes a sheet that stays open when the page changes. */
  onFollow?: () => void;
}

/** The platform's banners of a group, in turn, above a form in a sheet; nothing without banners. */
export function SheetBanner({ group, onFollow }: SheetBannerProps) {
  const { t } = useTranslation();
  const { banners, isPending } = useBanners(group);
  if (banners.length === 0 && !isPending) return null;
  return (
    <div className={frame}>
      <div className={room} data-ground="dark" data-many={banners.length > 1 || undefined}>
        {isPending ? (
          <Skeleton className={loading} />
        ) : (
          <Carousel label={t('banner.sheet')}>
            {banners.map((banner) => (
              <Slide key={`${banner.url} ${banner.title}`} banner={banner} onFollow={onFollow} />
            ))}
          </Carousel>
        )}
      </div>
    </div>
  );
}

function Slide({ banner, onFollow }: { banner: Banner; onFollow: SheetBannerProps['onFollow'] }) {
  const address = useImageAddress();
  const path = useBannerPath()(banner);
  const { banners } = useBrand().theme.layout;
  const content = (
    <>
      {banners === 'pictured' && !savesData() && (
        <img className={picture} src={withParameter(address(banner.url), 'wide', '1')} alt="" decoding="async" />
      )}
      <div className={words}>
        <p className={title}>{banner.title}</p>
        {banner.text && <p className={text}>{banner.text}</p>}
      </div>
    </>
  );
  if (!path) return <div className={bannerStyle}>{content}</div>;
  return (
    <Link className={bannerStyle} to={path} onClick={onFollow}>
      {content}
    </Link>
  );
}
