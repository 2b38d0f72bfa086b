import type { SiteBrand } from '#schemas/generated/site.ts';
import { INDEX } from '../pages/page-paths.ts';

/**
 * Redirects of a site: from its bare address to its start page, and, if the brand has two sites, from addresses of the
 * back office, which may be bookmarked, to its own host. @param start path of the page that a visit starts on
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
