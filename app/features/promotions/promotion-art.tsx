import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { Promotion } from '#schemas/generated/platform.ts';
import { art, artFrame, dimmed } from './promotions.css.ts';

/** A promotion's picture, with its subject at the end. Faded if nothing can be claimed or joined. */
export function PromotionArt({ promotion, first }: { promotion: Promotion; first?: boolean }) {
  const address = useImageAddress();
  const isOff = promotion.status === 'CLOSE';
  return (
    <div className={isOff ? `${artFrame} ${dimmed}` : artFrame}>
      <img
        className={art}
        src={address(promotion.url)}
        alt=""
        width={1440}
        height={480}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
      />
    </div>
  );
}
