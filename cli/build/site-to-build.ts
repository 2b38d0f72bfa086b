import type { ResolvedBrand } from '../brand/resolved-brand.ts';

/** A brand to build. */
export interface SiteToBuild {
  brand: ResolvedBrand;
  /** Folder of the site, absolute. */
  place: string;
  /** Digest of all inputs of the site. */
  inputs: string;
}
