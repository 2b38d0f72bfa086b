import type { ResolvedFeature } from '#cli/brand/resolved-brand.ts';

/** A prerendered page. */
export interface PagePath {
  /** Path below the base path. */
  readonly path: string;
  /** Path of its file in the site. */
  readonly file: string;
  /** Whether the sitemap lists it. */
  readonly listed: boolean;
  /** Whether a query can make it show less than was prerendered. */
  readonly narrows: boolean;
}

/** Path of the start page, unless a site starts on another one. */
export const INDEX = '/index';

/** File of a prerendered page. */
export function fileOf(path: string): string {
  return `${path.slice(1)}.html`;
}

/** File of every page by path: its own if it is prerendered, else the shared one. */
export function filesOfPages(
  { pages, start }: { pages: readonly PagePath[]; start: string },
  paths: readonly string[],
  sharedFile: string,
): ReadonlyMap<string, string> {
  return new Map([
    ...(start === INDEX ? [['/', fileOf(INDEX)] as const] : []),
    ...paths.map((path) => [path, sharedFile] as const),
    ...pages.map(({ path, file }) => [path, file] as const),
  ]);
}

/** Prerendered pages of a site with these features and game categories. */
export function pagesOf(features: readonly ResolvedFeature[], categories: readonly string[]): PagePath[] {
  return features
    .flatMap(({ pages }) => Object.values(pages ?? {}))
    .flatMap(({ path, category, query, prerender }) => {
      if (!path || !prerender || (category !== undefined && !categories.includes(category))) return [];
      return [{ path, file: fileOf(path), listed: prerender === 'listed', narrows: query === 'narrows' }];
    });
}
