import type { ResolvedBrand } from '../brand/resolved-brand.ts';

/** A brand that is about to be built. */
export interface SiteToBuild {
  brand: ResolvedBrand;
  /** Folder of the site, absolute. */
  place: string;
  /** Digest of everything that the site is made of. */
  inputs: string;
}
