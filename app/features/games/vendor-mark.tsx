import { useState } from 'react';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { type VendorVariant, vendorImage } from '#app/platform/games/vendor-image.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import { useSeen } from './use-seen.ts';
import { large, mark, picture, small, square, word } from './vendor-mark.css.ts';

interface VendorMarkProps {
  vendor: Pick<VendorCard, 'vassalage' | 'gameType' | 'displayName'>;
  variant: VendorVariant;
  size: 'small' | 'large';
  /** The name is next to the picture, so the picture needs no alternative text. */
  named?: boolean;
}

/** A vendor's picture, loaded when a tenth of it is visible. Shows the name before, and if the picture fails to load. */
export function VendorMark({ vendor, variant, size, named = false }: VendorMarkProps) {
  const address = useImageAddress();
  const { ref, seen } = useSeen<HTMLSpanElement>();
  const [failed, setFailed] = useState('');
  const src = address(vendorImage(vendor.vassalage, vendor.gameType, variant));
  const name = named ? '' : vendor.displayName;
  const className = [mark, size === 'large' ? large : small, variant === 'submenu' && square].filter(Boolean).join(' ');
  return (
    <span ref={ref} className={className}>
      {seen && failed !== src ? (
        <img className={picture} src={src} alt={name} decoding="async" onError={() => setFailed(src)} />
      ) : (
        name && (
          <span className={seen ? word : visuallyHidden}>
            <bdi>{name}</bdi>
          </span>
        )
      )}
    </span>
  );
}
