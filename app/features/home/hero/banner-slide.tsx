import { useBrand } from '#app/brand/brand-context.tsx';
import { button } from '#app/kit/button/button.css.ts';
import { savesData } from '#app/kit/data-saver/saves-data.ts';
import { formatWhole } from '#app/kit/money/format-whole.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { withParameter } from '#app/platform/games/image-address.ts';
import { useBannerPath } from '#app/shell/banners/use-banner-path.ts';
import { Link } from '#app/shell/router/router.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { Banner } from '#schemas/generated/platform.ts';
import { art, callLink, slide, slideLink, text, title, words, worth } from './hero.css.ts';
import { PlayLink } from './play-link.tsx';

const WIDE = '(min-width: 640px)';

interface BannerSlideProps {
  banner: Banner;
  /** Visible on first paint. */
  first: boolean;
  /** A low band has no room for a button, so its title is the link. */
  slim?: boolean;
}

/** A banner: its offer, maximum value and one button beside a picture. */
export function BannerSlide({ banner, first, slim = false }: BannerSlideProps) {
  const { currency, theme } = useBrand();
  const { tag } = useCurrentLanguage();
  const path = useBannerPath()(banner);
  // A banner without a picture shows the brand's scene, as in a theme of plain banners.
  const isPictured = theme.layout.banners === 'pictured' && !savesData();
  return (
    <div className={slide} data-pictured={isPictured || undefined}>
      {isPictured && <BannerArt url={banner.url} first={first} slim={slim} />}
      <div className={words}>
        {slim && path ? (
          <Link className={`${title} ${slideLink}`} to={path}>
            {banner.title}
          </Link>
        ) : (
          <p className={title}>{banner.title}</p>
        )}
        {!slim && banner.amount !== undefined && <Worth amount={formatWhole(banner.amount, currency, tag)} />}
        <p className={text}>{banner.text}</p>
        {!slim && (path ? <BannerButton banner={banner} path={path} /> : <PlayLink />)}
      </div>
    </div>
  );
}

/** Signs of an amount that fit beside the picture's subject at full size. */
const SHORT = 9;

function Worth({ amount }: { amount: string }) {
  return (
    <p className={worth} data-long={amount.length > SHORT || undefined}>
      <bdi>{amount}</bdi>
    </p>
  );
}

/** A low band is as wide as a desktop's banner on a phone too. */
function BannerArt({ url, first, slim }: { url: string; first: boolean; slim: boolean }) {
  const address = useImageAddress()(url);
  const wide = withParameter(address, 'wide', '1');
  return (
    <picture>
      {!slim && <source media={WIDE} srcSet={wide} />}
      <img className={art} src={slim ? wide : address} alt="" loading={first ? 'eager' : 'lazy'} decoding="async" />
    </picture>
  );
}

function BannerButton({ banner, path }: { banner: Banner; path: string }) {
  const { t } = useTranslation('home');
  return (
    <Link className={`${button.call} ${callLink} ${slideLink}`} to={path}>
      {banner.button || t(banner.linkageType === 'CATEGORY' ? 'banner.play' : 'banner.open')}
    </Link>
  );
}
