/**
 * The first route with this path, ignoring case, as the specification's second spellings require, and trailing slashes.
 * No path of a site has parameters.
 */
export function findRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): Route | undefined {
  const wanted = plain(pathname);
  return routes.find(({ path }) => plain(path) === wanted);
}

function plain(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '');
}
