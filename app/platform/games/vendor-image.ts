import type { Game } from '#app/platform/games/game-of.ts';

/**
 * Variant of a vendor's picture: `default` is neutral, `active` has the vendor's colour, `white` suits saturated backgrounds,
 * `colour` has the emblem on a plate, `purple` is the purple set, `submenu` is the emblem alone.
 */
export type VendorVariant = 'default' | 'active' | 'white' | 'colour' | 'purple' | 'submenu';

/** Path of a vendor's picture on the image host. Lotteries use the e-lottery's pictures. */
export function vendorImage(vassalage: string, gameType: Game['gameType'], variant: VendorVariant): string {
  const folder = gameType === 'LOTT' ? 'ELOTT' : gameType;
  return `/img/vendors/${folder}/${variant}/${encodeURIComponent(vassalage)}.svg`;
}
