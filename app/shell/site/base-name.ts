import type { SiteBrand } from '#app/brand/brand.ts';

/** The base path as the router expects it: without a trailing slash, except for the root. */
export function baseName(brand: SiteBrand): string {
  return brand.basePath.replace(/\/$/, '') || '/';
}
