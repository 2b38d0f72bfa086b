/**
 * The first route whose path this is, without regard to case, as the specification's second spellings ask, nor to slashes at
 * the end. No path of a site has a part that varies.
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
