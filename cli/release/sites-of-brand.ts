import { readdirSync } from 'node:fs';
import { suggest } from '#cli/brand/schema/did-you-mean.ts';
import { UsageError } from '#cli/commands/usage-error.ts';
import { liveReleases } from './live-release.ts';
import { placesOf } from './release-places.ts';
import type { Target } from './target.ts';

/** The sites of a target that were ever live, with their brand, by id. */
export function releasedSites(target: Target): ReadonlyMap<string, string> {
  const sites = namesIn(target.folder).flatMap((site): [string, string][] => {
    const [live] = liveReleases(placesOf(target, site));
    return live ? [[site, live.brand]] : [];
  });
  return new Map(sites);
}

/** Ids of a brand's released sites: the players', and that of its agents if it has one. @throws UsageError when there are none */
export function sitesOfBrand(target: Target, brand: string): string[] {
  const sites = releasedSites(target);
  const found = [...sites].filter(([, owner]) => owner === brand).map(([site]) => site);
  if (found.length > 0) return found;
  const brands = [...new Set(sites.values())];
  const known = brands.length > 0 ? `Released brands: ${brands.join(', ')}.` : 'Nothing was released there.';
  throw new UsageError(`The target ${target.name} has no release of ${brand}. ${suggest(brand, brands, known)}`);
}

function namesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : [])).sort();
  } catch {
    return [];
  }
}
