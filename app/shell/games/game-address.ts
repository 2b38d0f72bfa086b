import type { Game, VendorCard } from '../../platform/contract.ts';
import { categoryOf, type GameCategory } from '../../platform/games/game-category.ts';
import { paths } from '../router/paths.ts';

/** As much of a game as it takes to start it. */
type Playable = Pick<Game, 'vassalage' | 'gameCode' | 'gameType' | 'isGame'>;

/** What stands in a list in place of a game: the vendor's own list. */
const VENDOR_ENTRY = 'VASSALAGE';

/** Categories in which a vendor is a list to look through. */
const LISTS: ReadonlySet<GameCategory> = new Set(['fish', 'rng']);

/** Where a tile leads: to the game, or to the list of a vendor that stands in its place. */
export function gameAddress({ vassalage, gameCode, gameType, isGame }: Playable): string {
  const category = categoryOf(gameType);
  if (isGame === VENDOR_ENTRY && category) return withQuery(paths[category], { vassalage });
  return withQuery(paths.seamless, { vassalage, gameCode });
}

/** Where a vendor leads: to its list, or straight into its one game where it has no list to look through. */
export function vendorAddress(category: GameCategory, { vassalage, gameCount }: VendorCard): string {
  if (gameCount === 1 && !LISTS.has(category)) return withQuery(paths.seamless, { vassalage });
  return withQuery(paths[category], { vassalage });
}

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`;
}
