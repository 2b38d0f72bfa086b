import type { BrandShape } from './brand-shape.ts';

export const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
export const SCHEMES = ['light', 'dark'] as const;

/** One page as one person meets it. */
export interface Cell {
  brand: string;
  path: string;
  window: keyof typeof WINDOWS;
  scheme: (typeof SCHEMES)[number];
  /** Product code. */
  language: string;
}

/** Who has to be logged in for a route. */
export type Person = 'member' | 'agent';

interface Route {
  path: string;
  feature: string;
  person?: Person;
}

/** Routes beside the lists of games, by the feature that has them. */
const ROUTES: readonly Route[] = [
  { path: '/index', feature: 'home' },
  { path: '/login', feature: 'login-username' },
  { path: '/register', feature: 'registration' },
  { path: '/help', feature: 'help' },
  { path: '/agent', feature: 'agent' },
  { path: '/agentHome', feature: 'agent', person: 'agent' },
  { path: '/member', feature: 'account', person: 'member' },
  { path: '/promotions', feature: 'promotions' },
  { path: '/favorite', feature: 'saved-games', person: 'member' },
  { path: '/recent', feature: 'saved-games', person: 'member' },
  { path: '/lottery', feature: 'lottery', person: 'member' },
  { path: '/seaLottery', feature: 'lottery', person: 'member' },
  { path: '/vnLottery', feature: 'lottery', person: 'member' },
  { path: '/pointMall', feature: 'point-mall', person: 'member' },
];

/** Pages of the member centre, by the feature that has them. */
const MEMBER_PAGES: readonly Route[] = [
  { path: '/member?page=rewardCenter', feature: 'promotions', person: 'member' },
  { path: '/member?page=referral', feature: 'invite', person: 'member' },
  { path: '/member?page=missionLeaderboard', feature: 'missions', person: 'member' },
];

/** Every route of every brand in every window, scheme and language that it has. */
export function cellsOf(brands: readonly BrandShape[]): Cell[] {
  return brands.flatMap((brand) =>
    pathsOf(brand).flatMap((path) =>
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

/**
 * The same, with the list of the brand's first category for all lists of games, which are one screen, and the member centre
 * without its pages, which stand in its frame.
 */
export function cellsOfScreens(brands: readonly BrandShape[]): Cell[] {
  const cells = cellsOf(brands.map((brand) => ({ ...brand, categories: brand.categories.slice(0, 1) })));
  return cells.filter(({ path }) => !MEMBER_PAGES.some((page) => page.path === path));
}

/**
 * Of cells, those of two languages for each page: one on a phone and the next on a desktop, so that the pages of a brand
 * take its languages in turn.
 */
export function inTurn(cells: readonly Cell[], brands: readonly BrandShape[]): Cell[] {
  const turns = new Map(brands.map((brand) => [brand.id, { paths: pathsOf(brand), languages: brand.languages }]));
  return cells.filter(({ brand, path, window, language }) => {
    const { paths, languages } = turns.get(brand) ?? { paths: [], languages: [] };
    const turn = paths.indexOf(path) + Object.keys(WINDOWS).indexOf(window);
    return languages[turn % languages.length] === language;
  });
}

/** Feature that has a page; every path of no route is a list of games. */
export function featureFor(path: string): string {
  return [...ROUTES, ...MEMBER_PAGES].find((route) => route.path === path)?.feature ?? 'games';
}

export function personFor(path: string): Person | undefined {
  return [...ROUTES, ...MEMBER_PAGES].find((route) => route.path === path)?.person;
}

function pathsOf({ features, categories }: BrandShape): string[] {
  const own = (routes: readonly Route[]) =>
    routes.filter(({ feature }) => features.includes(feature)).map(({ path }) => path);
  return [...own(ROUTES), ...categories.map((category) => `/${category}`), ...own(MEMBER_PAGES)];
}
