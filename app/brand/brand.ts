import type { SiteBrand } from '#schemas/generated/site.ts';
import { readOffered } from '#schemas/languages/offered-list.ts';

export type { SiteBrand } from '#schemas/generated/site.ts';

/**
 * Reads the brand that the generator inlined in the page as `<script type="application/json" id="brand">`.
 * @throws when the page was not built by the generator
 */
export function readBrand(page: Document): SiteBrand {
  const text = page.getElementById('brand')?.textContent;
  const brand: unknown = JSON.parse(text || 'null');
  if (!isPageBrand(brand)) throw new Error('This page has no brand. Build it with brandgen.');
  const { languages } = brand;
  return Object.freeze({ ...brand, languages: { ...languages, offered: readOffered(languages.offered) } });
}

/** The brand as pages hold it. */
type PageBrand = Omit<SiteBrand, 'languages'> & {
  readonly languages: Omit<SiteBrand['languages'], 'offered'> & { readonly offered: string };
};

/** The generator writes every property or none, and its manifest seals the page, so the build's identity stands for all. */
function isPageBrand(value: unknown): value is PageBrand {
  return typeof value === 'object' && value !== null && 'build' in value;
}

/** Address of one of the site's files; `file` is relative to the base path, as in `brand.artwork`. */
export function siteFile(brand: SiteBrand, file: string): string {
  return `${brand.basePath}${file}`;
}
