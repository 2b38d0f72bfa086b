import { PICTURES_PATH, PLATFORM_PATHS, SANDBOX_PATH } from '#cli/brand/shared/platform-paths.ts';
import type { NginxHeader } from './nginx-locations.ts';
import type { ServerPlan } from './server-plan.ts';

/** A header that nginx adds to the platform's answers where they have none: `map <sent> <variable>`. */
export interface AddedHeader {
  name: string;
  /** nginx's variable of the header as the platform sent it. */
  sent: string;
  variable: string;
  value: string;
}

export interface ProxiedPath {
  path: string;
  headers: NginxHeader[];
}

/** Headers for the answers of a platform without an address of its own. */
export function addedHeaders({ headers }: ServerPlan): AddedHeader[] {
  return Object.entries({ ...headers.platform, ...headers.calls }).map(([name, value]) => {
    const variable = name.toLowerCase().replaceAll('-', '_');
    return { name, sent: `$upstream_http_${variable}`, variable: `$brandgen_${variable}`, value };
  });
}

/** The paths that nginx forwards to such a platform. */
export function proxiedPaths(plan: ServerPlan): ProxiedPath[] {
  const added = addedHeaders(plan);
  return PLATFORM_PATHS.filter((path) => path !== SANDBOX_PATH).map((path) => {
    // A browser may keep a picture as long as it thinks fit.
    const wanted = added.filter(({ name }) => path !== PICTURES_PATH || !(name in plan.headers.calls));
    return { path, headers: wanted.map(({ name, variable }) => ({ name, value: variable })) };
  });
}
