import { loadBrands } from '#cli/brand/load-brands.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';

/** What the matrix needs to know of a brand. */
export interface BrandShape {
  id: string;
  /** Names of the linked features. */
  features: readonly string[];
  /** Game categories in the brand's order. */
  categories: readonly string[];
  /** Product codes of the offered languages. */
  languages: readonly string[];
}

/** The package's own brands. @throws when one has a problem */
export function readBrands(root: string): BrandShape[] {
  const { brands, problems } = loadBrands(openWorkspace(root, undefined));
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return brands.map(({ id, features, site, languages }) => ({
    id,
    features: features.map(({ name }) => name),
    categories: site.categories,
    languages: languages.offered.map(({ code }) => code),
  }));
}
