import type { GameType } from '../catalogue/catalogue.ts';
import { gamesOf, shelfOf } from '../catalogue/game-items.ts';
import type { Platform } from '../platform.ts';

type Shop = Pick<Platform, 'brand' | 'switches'>;

export interface WalletVendor {
  readonly vassalage: string;
  readonly name: string;
  /** Category of its picture. */
  readonly gameType: GameType;
}

/** Draws are the platform's own: their vendors play from the main wallet. */
const OWN: ReadonlySet<GameType> = new Set(['LOTT', 'ELOTT']);

/** The vendors of the brand's games that have wallets of their own; none where all games play from one. */
export function walletVendors(platform: Shop): WalletVendor[] {
  if (!platform.switches.vendorWallets) return [];
  const offered = new Set(gamesOf(platform).map(({ vassalage }) => vassalage));
  return shelfOf(platform).vendors.flatMap(({ vassalage, name, gameTypes }) => {
    const [gameType] = gameTypes;
    const has = gameType !== undefined && offered.has(vassalage) && !gameTypes.some((type) => OWN.has(type));
    return has ? [{ vassalage, name, gameType }] : [];
  });
}

/** The vendor whose wallet a game plays from; null for the main wallet. */
export function walletOfGame(platform: Shop, vassalage: string): string | null {
  return walletVendors(platform).some((vendor) => vendor.vassalage === vassalage) ? vassalage : null;
}

/** End of the vendor's maintenance in epoch milliseconds; undefined while it is open. */
export function maintenanceOf({ switches, now }: Pick<Platform, 'switches' | 'now'>, vendor: string) {
  const until = switches.vendorMaintenance[vendor] ?? 0;
  return until > now() ? until : undefined;
}
