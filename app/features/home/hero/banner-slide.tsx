import { button } from '#app/kit/button/button.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { withParameter } from '#app/platform/games/image-address.ts';
import { useBannerPath } from '#app/shell/banners/use-banner-path.ts';
import { Link } from '#app/shell/router/router.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { Banner } from '#schemas/generated/platform.ts';
import { art, callLink, slideLink, text, title, words } from './hero.css.ts';

const WIDE = '(min-width: 640px)';

interface BannerSlideProps {
  banner: Banner;
  /** Visible on first paint. */
  first: boolean;
  /** On a low band the title is the link, since there is no room for a button. */
  slim?: boolean;
}

/** A banner: its picture, text and link. */
export function BannerSlide({ banner, first, slim = false }: BannerSlideProps) {
  const { t } = useTranslation('home');
  const address = useImageAddress()(banner.url);
  const path = useBannerPath()(banner);
  return (
    <>
      <picture>
        <source media={WIDE} srcSet={withParameter(address, 'wide', '1')} />
        <img className={art} src={address} alt="" loading={first ? 'eager' : 'lazy'} decoding="async" />
      </picture>
      <div className={words}>
        {slim && path ? (
          <Link className={`${title} ${slideLink}`} to={path}>
            {banner.title}
          </Link>
        ) : (
          <p className={title}>{banner.title}</p>
        )}
        <p className={text}>{banner.text}</p>
        {!slim && path && (
          <Link className={`${button.call} ${callLink} ${slideLink}`} to={path}>
            {t(banner.linkageType === 'CATEGORY' ? 'banner.play' : 'banner.open')}
          </Link>
        )}
      </div>
    </>
  );
}
