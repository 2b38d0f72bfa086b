import { SOCKET_PATH } from '#cli/serve/platform-paths.ts';
import { BROTLI_ACCEPTED } from './brotli-accepted.ts';
import { nginxCacheRules, nginxHeaders, nginxLocations } from './nginx-locations.ts';
import { addedHeaders, proxiedPaths } from './nginx-platform.ts';
import { EVERYWHERE, type ServerPlan, UNCACHED } from './server-plan.ts';

/** Where nginx finds a site. Paths are absolute, or begin with a variable that the configuration sets before. */
export interface NginxPlace {
  /** Folder of the site. */
  folder: string;
  /** Folder that has the immutable folders. */
  files: string;
  /** File that closes the site while it is there. */
  flag: string;
  /** Port, or address and port, for plain HTTP. */
  listen: string;
  /** Host and port of the platform that calls are forwarded to. */
  upstream: string;
  /** Number of the release that the site is; null for a build by itself. */
  release: number | null;
}

export const HTTP_PORT = '80';

/** A built site's place by itself, which the operator may change in the configuration. */
export function placeOfBuild({ site }: Pick<ServerPlan, 'site'>): NginxPlace {
  return {
    folder: `/srv/brandgen/${site}`,
    files: '$brandgen_site',
    flag: '$brandgen_site.maintenance',
    listen: HTTP_PORT,
    upstream: '127.0.0.1:4600',
    release: null,
  };
}

/** Values of the template `nginx-default.conf`. Where plain HTTP comes to another port than the usual one, TLS ends elsewhere. */
export function nginxDefaultValues(listen: string = HTTP_PORT): object {
  return { listen, hasTls: listen === HTTP_PORT, headers: nginxHeaders({ ...EVERYWHERE, ...UNCACHED }) };
}

/** Values of the template `nginx.conf`. */
export function nginxValues(plan: ServerPlan, place: NginxPlace): object {
  const { site, name, hosts, forwardsCalls, errors, headers } = plan;
  return {
    id: site,
    name,
    place,
    domains: hosts.join(' '),
    brotli: BROTLI_ACCEPTED,
    cacheRules: nginxCacheRules(plan),
    errors: Object.entries(errors).map(([status, file]) => ({ status, file })),
    headers: nginxHeaders({ ...headers.everywhere, ...UNCACHED }),
    added: forwardsCalls ? addedHeaders(plan) : [],
    proxied: forwardsCalls ? proxiedPaths(plan) : [],
    socket: SOCKET_PATH,
    locations: nginxLocations(plan),
  };
}
