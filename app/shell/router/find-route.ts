import { isSamePath } from './same-path.ts';

/** The first route with this path. */
export function findRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): Route | undefined {
  return routes.find(({ path }) => isSamePath(path, pathname));
}
