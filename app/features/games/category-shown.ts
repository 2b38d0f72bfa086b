import type { SiteBrand } from '#app/brand/brand.ts';
import type { GameCategory } from '#app/platform/games/game-category.ts';
import type { NavigationFacts } from '#app/shell/slots/slots.ts';

/** Places of the menu that the categories take, and of the phone's bottom bar, where the home page stands first. */
const FIRST_ORDER = 10;
const FIRST_BAR_PLACE = 2;
const BAR_PLACES = 2;

/** The language whose players find bingo in the menu, as the specification has it. */
const BINGO_LANGUAGE = 'TY';

/**
 * Whether a category is in the menu: the brand has it, and the platform has vendors for it as far as is known. Bingo is
 * nobody's choice, so it waits until the platform has said that there is any.
 */
export function isCategoryShown(category: GameCategory, { brand, language, lanes }: NavigationFacts): boolean {
  const hasVendors = lanes && Boolean(lanes[category]?.length);
  if (category === 'bingo') return language === BINGO_LANGUAGE && hasVendors === true;
  return brand.categories.includes(category) && hasVendors !== false;
}

/** Where a category stands with this brand; its first categories are in the phone's bottom bar too. */
export function placeOf({ categories }: Pick<SiteBrand, 'categories'>, category: GameCategory) {
  if (category === 'bingo') return { order: FIRST_ORDER + categories.length };
  const index = categories.indexOf(category);
  const inBar = index >= 0 && index < BAR_PLACES;
  return { order: FIRST_ORDER + index, ...(inBar && { bar: FIRST_BAR_PLACE + index }) };
}
