import { useState } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { vendorImage } from '#app/platform/games/vendor-image.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { VendorWallet } from '#schemas/generated/platform.ts';
import { picture, plate } from './vendor-row.css.ts';

/** The vendor’s emblem on its plate, or an icon until the emblem has loaded. */
export function VendorPicture({ wallet: { vassalage, gameType } }: { wallet: VendorWallet }) {
  const address = useImageAddress();
  const [isMissing, setIsMissing] = useState(false);
  const src = address(vendorImage(vassalage, gameType, 'submenu'));
  return (
    <span className={plate}>
      {isMissing ? (
        <Icon name="game-controller" size={22} />
      ) : (
        <img className={picture} src={src} alt="" loading="lazy" decoding="async" onError={() => setIsMissing(true)} />
      )}
    </span>
  );
}
