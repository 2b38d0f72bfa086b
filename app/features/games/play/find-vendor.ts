import { type GameCategory, gameCategories } from '#app/platform/games/game-category.ts';
import type { VendorLanes } from '#app/platform/games/vendor-lanes.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import type { Wanted } from './wanted.ts';

interface FoundVendor {
  card: VendorCard;
  /** Where it is shown, which for e-sports that the platform lists under sports is not what its type says. */
  category: GameCategory;
}

/** The vendor that an address names. */
export function findVendor(lanes: VendorLanes, { vassalage, gameType }: Wanted): FoundVendor | undefined {
  return gameCategories
    .flatMap((category) => (lanes[category] ?? []).map((card) => ({ card, category })))
    .find(({ card }) => card.vassalage === vassalage && card.gameType === gameType);
}
