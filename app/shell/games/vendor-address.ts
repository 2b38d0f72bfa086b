import { categoryOf, categoryPath, type GameCategory } from '#app/platform/games/game-category.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import { paths } from '../router/paths.ts';

/** Categories whose vendors are lists of games; all other vendors start directly. */
const LISTS: ReadonlySet<GameCategory | undefined> = new Set(['fish', 'rng']);

/** Address of a vendor in the menu: its list, or its start. */
export function vendorAddress({ vassalage, gameType }: Pick<VendorCard, 'vassalage' | 'gameType'>): string {
  const category = categoryOf(gameType);
  if (category && LISTS.has(category)) return `${categoryPath(category)}?${new URLSearchParams({ vassalage })}`;
  return `${paths.seamless}?${new URLSearchParams({ vassalage, gameType })}`;
}
