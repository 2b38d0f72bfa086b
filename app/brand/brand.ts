import type { SiteBrand } from '#schemas/generated/site.ts';

export type { SiteBrand } from '#schemas/generated/site.ts';

/**
 * Reads the brand that the generator inlined in the page as `<script type="application/json" id="brand">`.
 * @throws when the page was not built by the generator
 */
export function readBrand(page: Document): SiteBrand {
  const text = page.getElementById('brand')?.textContent;
  if (!text) throw new Error('This page has no brand. Build it with brandgen.');
  const brand: SiteBrand = JSON.parse(text);
  return Object.freeze(brand);
}

/** Address of one of the site's files; `file` is relative to the base path, as in `brand.artwork`. */
export function siteFile(brand: SiteBrand, file: string): string {
  return `${brand.basePath}${file}`;
}
