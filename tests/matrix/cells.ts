import type { BrandPage, BrandShape } from './brand-shape.ts';

export const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
export const SCHEMES = ['light', 'dark'] as const;

/** One page in one look. */
export interface Cell {
  brand: string;
  path: string;
  window: keyof typeof WINDOWS;
  scheme: (typeof SCHEMES)[number];
  /** Product code. */
  language: string;
}

/** Every page of every brand in every window, scheme and language. */
export function cellsOf(brands: readonly BrandShape[]): Cell[] {
  return brands.flatMap((brand) =>
    brand.pages.flatMap(({ path }) =>
      Object.keys(WINDOWS).flatMap((window) =>
        SCHEMES.flatMap((scheme) =>
          brand.languages.map((language) => ({
            brand: brand.id,
            path,
            window: window as Cell['window'],
            scheme,
            language,
          })),
        ),
      ),
    ),
  );
}

/** Does as `cellsOf`, with one game list per brand and without framed pages. */
export function cellsOfScreens(brands: readonly BrandShape[]): Cell[] {
  return cellsOf(brands.map((brand) => ({ ...brand, pages: screensOf(brand.pages) })));
}

function screensOf(pages: readonly BrandPage[]): BrandPage[] {
  const list = pages.find(({ kind }) => kind === 'list');
  return pages.filter((page) => page.kind === 'page' || page === list);
}

/**
 * Keeps two languages per page: one on a phone and the next on a desktop, so that the pages of a brand
 * rotate through its languages.
 */
export function inTurn(cells: readonly Cell[], brands: readonly BrandShape[]): Cell[] {
  const turns = new Map(
    brands.map((brand) => [brand.id, { paths: brand.pages.map(({ path }) => path), languages: brand.languages }]),
  );
  return cells.filter(({ brand, path, window, language }) => {
    const { paths, languages } = turns.get(brand) ?? { paths: [], languages: [] };
    const turn = paths.indexOf(path) + Object.keys(WINDOWS).indexOf(window);
    return languages[turn % languages.length] === language;
  });
}

/** The page of a cell, as its feature lists it. */
export function pageOf({ brand, path }: Pick<Cell, 'brand' | 'path'>, brands: readonly BrandShape[]): BrandPage {
  const page = brands.find(({ id }) => id === brand)?.pages.find((one) => one.path === path);
  if (!page) throw new Error(`${brand} has no page at ${path}.`);
  return page;
}
