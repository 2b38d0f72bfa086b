import type { ResolvedBrand } from '../brand/resolved-brand.ts';
import { iconGround, stampIcons } from './stamp/artwork/stamp-icons.ts';
import { stampText } from './stamp/stamp-text.ts';
import type { Workshop } from './workshop.ts';

/**
 * Makes the parts of sites that need no compiled code, for as long as something else is under way that leaves a processor
 * free. They go into the cache and the workshop; how many there are by then makes no difference to the sites.
 * @param ended whether the other work is done
 */
export async function prepareAhead(
  brands: readonly ResolvedBrand[],
  shop: Workshop,
  ended: () => boolean,
): Promise<void> {
  for (const brand of brands) {
    if (ended()) return;
    await stampText(brand, shop);
    await stampIcons(brand.assets.mark, iconGround(brand.theme), shop.cache);
  }
}
