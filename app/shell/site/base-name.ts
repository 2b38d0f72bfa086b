import type { SiteBrand } from '#app/brand/brand.ts';

/** The base path as the router wants it: without a slash at its end, but `/` for the root. */
export function baseName(brand: SiteBrand): string {
  return brand.basePath.replace(/\/$/, '') || '/';
}
