import type { SiteBrand } from '#app/brand/brand.ts';

/** A measurement id as `brand.json` accepts it. */
const ID = /^G-[A-Z0-9]{4,12}$/;

/** The measurement id that the platform's status names, else the brand's. */
export function tagId({ gtagId }: SiteBrand['analytics'], named: string | undefined): string | null {
  return named && ID.test(named) ? named : gtagId;
}
