import { GameArt } from '#app/kit/game-tile/game-art.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useTimeText } from '#app/shell/clock/use-clock.ts';
import { Link } from '#app/shell/router/router.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import { useVendorLink } from '../use-vendor-link.ts';
import { VendorMark } from '../vendor-mark.tsx';
import { art, card, emblem, link, state as stateStyle } from './open-vendors.css.ts';

interface VendorStateProps {
  vendor: VendorCard;
  /** Path of a game's picture; undefined while loading, null if the list has no game of this vendor. */
  picture: string | null | undefined;
}

/** A vendor with a picture of its games. Shows that it is open, or when it returns. */
export function VendorState({ vendor, picture }: VendorStateProps) {
  const { t } = useTranslation('games');
  const timeText = useTimeText();
  const address = useImageAddress();
  const until = vendor.maintenanceUntil;
  return (
    <div className={card}>
      <div className={art} aria-hidden="true">
        {picture && <GameArt image={address(picture)} name={vendor.displayName} shape="wide" />}
        {picture === null && (
          <span className={emblem}>
            <VendorMark vendor={vendor} variant="colour" size="large" named />
          </span>
        )}
      </div>
      <Link className={link} {...useVendorLink()(vendor)} dir="auto">
        {vendor.displayName}
      </Link>
      <span className={stateStyle} data-closed={until !== undefined || undefined}>
        {until === undefined ? t('vendors.open') : t('vendors.back', { time: timeText(until) })}
      </span>
    </div>
  );
}
