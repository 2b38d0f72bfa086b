import { categoryOf, categoryPath, type GameCategory } from '#app/platform/games/game-category.ts';
import { paths } from '#app/shell/router/paths.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';

/** Categories in which a vendor is a list to look through; every other vendor starts at once. */
const LISTS: ReadonlySet<GameCategory | undefined> = new Set(['fish', 'rng']);

/** Where a vendor of the menu leads: to its list, or to its start. */
export function vendorAddress({ vassalage, gameType }: Pick<VendorCard, 'vassalage' | 'gameType'>): string {
  const category = categoryOf(gameType);
  if (category && LISTS.has(category)) return `${categoryPath(category)}?${new URLSearchParams({ vassalage })}`;
  return `${paths.seamless}?${new URLSearchParams({ vassalage, gameType })}`;
}
