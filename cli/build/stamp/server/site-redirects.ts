import type { SiteBrand } from '#schemas/generated/site.ts';
import { INDEX } from '../pages/page-paths.ts';

/**
 * Redirects of a brand with two sites: from its bare address to its start, and from the back office's addresses, which may
 * be kept in bookmarks, to the back office.
 * @param start path of the page that a visit starts on
 */
export function siteRedirects(
  { basePath, otherSite }: Pick<SiteBrand, 'basePath' | 'otherSite'>,
  start: string,
): Record<string, string> {
  const home = `${basePath}${start.slice(1)}`;
  const toStart = start === INDEX ? [] : ['/', INDEX].map((path) => [path, home] as const);
  const toOffice = otherSite?.isBackOffice
    ? otherSite.agentPaths.map((path) => [path, `${otherSite.url}${path.slice(1)}`] as const)
    : [];
  return Object.fromEntries([...toStart, ...toOffice]);
}
