import type { Game } from '#app/platform/games/game-of.ts';

/**
 * What a vendor's picture is for: `default` is quiet and `active` in the vendor's colour, `white` is for saturated
 * grounds, `colour` has its emblem on a plate, `purple` is the house's own, `submenu` the emblem alone.
 */
export type VendorVariant = 'default' | 'active' | 'white' | 'colour' | 'purple' | 'submenu';

/** Path of a vendor's picture on the image host. The lotteries share the pictures of the electronic lottery. */
export function vendorImage(vassalage: string, gameType: Game['gameType'], variant: VendorVariant): string {
  const folder = gameType === 'LOTT' ? 'ELOTT' : gameType;
  return `/img/vendors/${folder}/${variant}/${encodeURIComponent(vassalage)}.svg`;
}
