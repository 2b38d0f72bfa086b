import type { SiteBrand } from '#app/brand/brand.ts';
import type { GameCategory } from '#app/platform/games/game-category.ts';
import type { NavigationFacts } from '#app/shell/slots/slots.ts';

/** Menu positions of the categories, and of those that take free places of the phone's bottom bar. */
const FIRST_ORDER = 10;
const FIRST_BAR_PLACE = 30;
const BAR_PLACES = 2;

/** Language whose menu has bingo, by the specification. */
const BINGO_LANGUAGE = 'TY';

/**
 * True if a category is in the menu: the brand has it, and the platform has vendors for it or has not answered yet. Bingo is
 * not in a brand's list, so it waits for the answer.
 */
export function isCategoryShown(category: GameCategory, { brand, language, lanes }: NavigationFacts): boolean {
  const hasVendors = lanes && Boolean(lanes[category]?.length);
  if (category === 'bingo') return language === BINGO_LANGUAGE && hasVendors === true;
  return brand.categories.includes(category) && hasVendors !== false;
}

/** Menu position of a category in this brand. The first ones take free places of the phone's bottom bar. */
export function placeOf({ categories }: Pick<SiteBrand, 'categories'>, category: GameCategory) {
  if (category === 'bingo') return { order: FIRST_ORDER + categories.length };
  const index = categories.indexOf(category);
  const inBar = index >= 0 && index < BAR_PLACES;
  return { order: FIRST_ORDER + index, ...(inBar && { bar: FIRST_BAR_PLACE + index, spare: true as const }) };
}
