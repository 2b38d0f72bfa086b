import { button } from '../../../kit/button/button.css.ts';
import { useTranslation } from '../../../language/translation.tsx';
import type { Banner } from '../../../platform/contract.ts';
import { withParameter } from '../../../platform/games/image-address.ts';
import { isSitePath } from '../../../shell/router/is-site-path.ts';
import { Link } from '../../../shell/router/router.ts';
import { useImageAddress } from '../../../shell/status/use-image-address.ts';
import { art, call, text, title, words } from './hero.css.ts';

const WIDE = '(min-width: 640px)';

interface BannerSlideProps {
  banner: Banner;
  /** It is in sight at once. */
  first: boolean;
}

/** A banner: its picture, what it says, and where it leads. */
export function BannerSlide({ banner, first }: BannerSlideProps) {
  const address = useImageAddress()(banner.url);
  return (
    <>
      <picture>
        <source media={WIDE} srcSet={withParameter(address, 'wide', '1')} />
        <img className={art} src={address} alt="" loading={first ? 'eager' : 'lazy'} decoding="async" />
      </picture>
      <div className={words}>
        <p className={title}>{banner.title}</p>
        <p className={text}>{banner.text}</p>
        <Call banner={banner} />
      </div>
    </>
  );
}

/** Its link covers the whole slide. */
function Call({ banner }: { banner: Banner }) {
  const { t } = useTranslation('home');
  if (banner.linkageType === 'NONE' || !isSitePath(banner.link)) return null;
  return (
    <Link className={`${button.call} ${call}`} to={banner.link}>
      {t(banner.linkageType === 'CATEGORY' ? 'banner.play' : 'banner.open')}
    </Link>
  );
}
