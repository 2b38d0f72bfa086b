import { PICTURES_PATH, PLATFORM_PATHS, SANDBOX_PATH } from '#cli/brand/shared/platform-paths.ts';
import type { NginxHeader } from './nginx-locations.ts';
import type { ServerPlan } from './server-plan.ts';

/** A header that nginx adds to platform answers without it: `map <sent> <variable>`. */
export interface AddedHeader {
  name: string;
  /** nginx's variable with the platform's own header. */
  sent: string;
  variable: string;
  value: string;
}

export interface ProxiedPath {
  path: string;
  headers: NginxHeader[];
}

/** Headers for answers of a platform that shares the site's origin. */
export function addedHeaders({ headers }: ServerPlan): AddedHeader[] {
  return Object.entries({ ...headers.platform, ...headers.calls }).map(([name, value]) => {
    const variable = name.toLowerCase().replaceAll('-', '_');
    return { name, sent: `$upstream_http_${variable}`, variable: `$brandgen_${variable}`, value };
  });
}

/** Paths forwarded to such a platform. */
export function proxiedPaths(plan: ServerPlan): ProxiedPath[] {
  const added = addedHeaders(plan);
  return PLATFORM_PATHS.filter((path) => path !== SANDBOX_PATH).map((path) => {
    // Let browsers cache pictures as they like.
    const headers = added.filter(({ name }) => path !== PICTURES_PATH || !(name in plan.headers.calls));
    return { path, headers: headers.map(({ name, variable }) => ({ name, value: variable })) };
  });
}
