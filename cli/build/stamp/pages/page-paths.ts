import type { ResolvedFeature } from '#cli/brand/resolved-brand.ts';

/** A page that is prerendered. */
export interface PagePath {
  /** Below the base path. */
  readonly path: string;
  /** In the site. */
  readonly file: string;
  /** In the sitemap. */
  readonly listed: boolean;
  /** With a query it shows less than was prerendered. */
  readonly narrows: boolean;
}

/** The pages that a site with these features and categories of games has as files. */
export function pagesOf(features: readonly ResolvedFeature[], categories: readonly string[]): PagePath[] {
  return features
    .flatMap(({ pages }) => Object.values(pages ?? {}))
    .flatMap(({ path, category, query, prerender }) => {
      if (!path || !prerender || (category !== undefined && !categories.includes(category))) return [];
      return [{ path, file: `${path.slice(1)}.html`, listed: prerender === 'listed', narrows: query === 'narrows' }];
    });
}
