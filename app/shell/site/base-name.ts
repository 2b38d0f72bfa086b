import type { SiteBrand } from '#app/brand/brand.ts';

/** The base path as the router expects it: without its last slash, so that it is empty for the root. */
export function baseName(brand: SiteBrand): string {
  return brand.basePath.replace(/\/$/, '');
}
