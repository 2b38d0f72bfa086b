import type { Game } from '../../platform/contract.ts';
import { categoryOf, type GameCategory } from '../../platform/games/game-category.ts';
import { paths, pathTo } from '../router/paths.ts';

/** What stands in a list in place of a game: the vendor's own list. */
const VENDOR_ENTRY = 'VASSALAGE';

/** Where a tile leads: to the game, or to the list of a vendor that stands in its place. */
export function gameAddress({ vassalage, gameCode, gameType, isGame }: Game): string {
  const category = categoryOf(gameType);
  if (isGame === VENDOR_ENTRY && category) return vendorAddress(category, vassalage);
  return pathTo(paths.play, { vassalage, gameCode });
}

/** The games of one vendor in a category. */
function vendorAddress(category: GameCategory, vassalage: string): string {
  return `${paths[category]}?${new URLSearchParams({ vassalage })}`;
}
