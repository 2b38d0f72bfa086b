import { matchPath } from './router.ts';

/** The first route whose pattern is the whole path, without regard to case, as the specification's second spellings ask. */
export function findRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): Route | undefined {
  return routes.find(({ path }) => matchPath({ path, caseSensitive: false, end: true }, pathname) !== null);
}
