import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import type { BuildContext } from '../build-context.ts';
import { iconGround, stampIcons } from '../stamp/artwork/stamp-icons.ts';
import { stampText } from '../stamp/stamp-text.ts';

/**
 * Makes parts of sites that need no compiled code while a processor is idle, and stores them in the cache and the
 * context. Does not change the resulting sites. @param isOver whether the other work has finished
 */
export async function prepareAhead(
  brands: readonly ResolvedBrand[],
  context: BuildContext,
  isOver: () => boolean,
): Promise<void> {
  for (const brand of brands) {
    if (isOver()) return;
    await stampText(brand, context);
    await stampIcons(brand.assets.mark, iconGround(brand.theme), context.cache);
  }
}
