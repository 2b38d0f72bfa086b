import { paths } from './paths.ts';

/** A path as the site compares it: without case, as the specification's second spellings require, or trailing slashes. */
export function plainPath(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1');
}

/** Whether two paths lead to the same page. No path of a site has parameters. */
export function isSamePath(one: string, other: string): boolean {
  return plainPath(one) === plainPath(other);
}

/** Whether a path is the log-in's or the registration's, which open as sheets. */
export function isSheetPath(path: string): boolean {
  return isSamePath(path, paths.login) || isSamePath(path, paths.register);
}
