import { suggest } from '#cli/brand/schema/did-you-mean.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { Target } from '../targets/target.ts';
import { type LiveSite, liveSites } from './live-sites.ts';

/**
 * A brand's live sites: the players' site, and a separate site for agents.
 * @param live sites of the target
 * @throws UsageError if the brand has no release
 */
export function sitesOfBrand(
  target: Target,
  brand: string,
  live: ReadonlyMap<string, LiveSite> = liveSites(target),
): LiveSite[] {
  const sites = [...live.values()];
  const ofBrand = sites.filter((site) => site.brand === brand);
  if (ofBrand.length > 0) return ofBrand;
  const brands = [...new Set(sites.map((site) => site.brand))];
  const hint = brands.length > 0 ? `Released brands: ${brands.join(', ')}.` : 'Nothing was released there.';
  throw new UsageError(`The target ${target.name} has no release of ${brand}. ${suggest(brand, brands, hint)}`);
}
