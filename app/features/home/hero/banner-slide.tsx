import { button } from '#app/kit/button/button.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { withParameter } from '#app/platform/games/image-address.ts';
import { isSitePath } from '#app/shell/router/is-site-path.ts';
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
  const leads = banner.linkageType !== 'NONE' && isSitePath(banner.link);
  return (
    <>
      <picture>
        <source media={WIDE} srcSet={withParameter(address, 'wide', '1')} />
        <img className={art} src={address} alt="" loading={first ? 'eager' : 'lazy'} decoding="async" />
      </picture>
      <div className={words}>
        {slim && leads ? (
          <Link className={`${title} ${slideLink}`} to={banner.link}>
            {banner.title}
          </Link>
        ) : (
          <p className={title}>{banner.title}</p>
        )}
        <p className={text}>{banner.text}</p>
        {!slim && leads && (
          <Link className={`${button.call} ${callLink} ${slideLink}`} to={banner.link}>
            {t(banner.linkageType === 'CATEGORY' ? 'banner.play' : 'banner.open')}
          </Link>
        )}
      </div>
    </>
  );
}
