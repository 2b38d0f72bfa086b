import path from 'node:path';
import type { ResolvedBrand } from '../brand/resolved-brand.ts';
import { type BuiltSite, buildSite } from './build-site.ts';
import { assertOurs } from './publish/publish.ts';
import { removeOldBuilds } from './publish/remove-old-builds.ts';
import { runPool } from './run-pool.ts';
import type { Workshop } from './workshop.ts';

export interface FleetRequest {
  brands: readonly ResolvedBrand[];
  /** Output folder, absolute. */
  out: string;
  /** How many brands may be under way at a time. */
  jobs: number;
  shop: Workshop;
  /** Told of each site as it is finished. */
  onBuilt: (site: BuiltSite) => void;
}

/** Builds many brands; what two of them have in common is made once. @throws OccupiedError before anything is written */
export async function buildFleet({ brands, out, jobs, shop, onBuilt }: FleetRequest): Promise<BuiltSite[]> {
  for (const { id } of brands) assertOurs(path.join(out, id));
  const sites = await runPool(brands, jobs, async (brand) => {
    const site = await buildSite(brand, out, shop);
    onBuilt(site);
    return site;
  });
  if (sites.some(({ fromCache }) => fromCache !== 'site')) removeOldBuilds(out);
  shop.cache.files.save();
  return sites;
}
