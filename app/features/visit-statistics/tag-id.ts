import type { SiteBrand } from '#app/brand/brand.ts';

/** Format of a measurement id, the same as in the schema of `brand.json`. */
const ID = /^G-[A-Z0-9]{4,12}$/;

/** The measurement id in the platform's status if it is valid, else the brand's. */
export function tagId({ gtagId }: SiteBrand['analytics'], named: string | undefined): string | null {
  return named && ID.test(named) ? named : gtagId;
}
