import type { SiteToBuild } from './build-site.ts';
import type { BuildCache } from './cache/build-cache.ts';
import { iconGround, stampIcons } from './stamp/artwork/stamp-icons.ts';

/**
 * Draws icons into the cache for as long as something else is under way that leaves a processor free. Which icons are
 * drawn by then makes no difference to the sites.
 * @returns when the other work has ended; its failure is this one's
 */
export async function drawIconsAhead(
  sites: readonly SiteToBuild[],
  cache: BuildCache,
  meanwhile: Promise<unknown>,
): Promise<void> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  meanwhile.then(end, end);
  // Lets work that has nothing to do, as with everything in the cache, end before the first icon.
  await new Promise(setImmediate);
  for (const { brand } of sites) {
    if (ended) break;
    await stampIcons(brand.assets.mark, iconGround(brand.theme), cache);
  }
  await meanwhile;
}
