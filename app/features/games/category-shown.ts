import type { SiteBrand } from '../../brand/brand.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import type { GameCategory } from '../../platform/games/game-category.ts';
import { useVendors } from '../../shell/games/vendors-query.ts';

/** Places of the menu that the categories take, and of the phone's bottom bar, where the home page stands first. */
const FIRST_ORDER = 10;
const FIRST_BAR_PLACE = 2;
const BAR_PLACES = 2;

/** Whether a category is in the menu: the brand has it, and the platform has vendors for it as far as is known. */
export function useCategoryShown(category: GameCategory): boolean {
  const { categories } = useBrand();
  const { data: lanes } = useVendors();
  return categories.includes(category) && (!lanes || Boolean(lanes[category]?.length));
}

/** Where a category stands with this brand; its first categories are in the phone's bottom bar too. */
export function placeOf({ categories }: Pick<SiteBrand, 'categories'>, category: GameCategory) {
  const index = categories.indexOf(category);
  const inBar = index >= 0 && index < BAR_PLACES;
  return { order: FIRST_ORDER + index, ...(inBar && { bar: FIRST_BAR_PLACE + index }) };
}
