import type { SiteBrand } from '#app/brand/brand.ts';
import { isSamePath } from '#app/shell/router/same-path.ts';

/**
 * The address at the brand's other site if the page belongs there, else undefined. @param address below the base path,
 * with query and hash
 */
export function addressElsewhere(other: SiteBrand['otherSite'], address: string): string | undefined {
  if (other === null) return undefined;
  const [path = ''] = address.split(/[?#]/, 1);
  const isOfAgents = other.agentPaths.some((agentPath) => isSamePath(agentPath, path));
  return isOfAgents === other.isBackOffice ? `${other.url}${address.slice(1)}` : undefined;
}
