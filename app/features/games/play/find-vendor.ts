import { type GameCategory, gameCategories } from '#app/platform/games/game-category.ts';
import type { VendorLanes } from '#app/platform/games/vendor-lanes.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import type { GameAddress } from './use-game.ts';

interface FoundVendor {
  card: VendorCard;
  /** The category that lists the vendor. It differs from the vendor's type for e-sports listed under sports. */
  category: GameCategory;
}

/** The vendor in an address. */
export function findVendor(lanes: VendorLanes, { vassalage, gameType }: GameAddress): FoundVendor | undefined {
  return gameCategories
    .flatMap((category) => (lanes[category] ?? []).map((card) => ({ card, category })))
    .find(({ card }) => card.vassalage === vassalage && card.gameType === gameType);
}
