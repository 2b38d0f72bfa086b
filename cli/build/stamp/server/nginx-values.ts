import { SOCKET_PATH } from '#cli/brand/shared/platform-paths.ts';
import { BROTLI_ACCEPTED } from './brotli-accepted.ts';
import {
  type NginxCacheRule,
  type NginxHeader,
  type NginxLocation,
  nginxCacheRules,
  nginxHeaders,
  nginxLocations,
} from './nginx-locations.ts';
import { type AddedHeader, addedHeaders, type ProxiedPath, proxiedPaths } from './nginx-platform.ts';
import { EVERYWHERE, type ServerPlan, UNCACHED } from './server-plan.ts';

/** Paths at which nginx finds a site. Absolute, or starting with a variable that the configuration sets before. */
export interface NginxPlace {
  /** Folder of the site. */
  folder: string;
  /** Folder that contains the immutable folders. */
  files: string;
  /** File that closes the site while it exists. */
  flag: string;
  /** Port, or address and port, of plain HTTP. */
  listen: string;
  /** Host and port of the platform. */
  upstream: string;
  /** Name that the configuration gives to the platform. */
  platform: string;
  /** Patterns of the operator's own files: server directives, and headers of every answer. */
  directives: readonly string[];
  headers: readonly string[];
}

/** The password of a preview and its end. */
export interface NginxPreview {
  /** Name and brand of the preview. */
  name: string;
  brand: string;
  /** Variable that is empty until the preview is over. */
  ended: string;
  /** Variable with the request's Authorization, unless it is the password. */
  authorization: string;
  /** File with the user and the password's hash. */
  users: string;
}

export const HTTP_PORT = '80';

/** Default paths of a built site that is deployed by hand. The operator may change them in the configuration. */
export function placeOfBuild({ site }: Pick<ServerPlan, 'site'>): NginxPlace {
  return {
    folder: `/srv/brandgen/${site}`,
    files: '$brandgen_site',
    flag: '$brandgen_site.maintenance',
    listen: HTTP_PORT,
    upstream: '127.0.0.1:4600',
    platform: `platform-${site}`,
    directives: [`brandgen/${site}/*.conf`],
    headers: [`brandgen/${site}/headers/*.conf`],
  };
}

/**
 * Values of the template `nginx-default.conf`. If plain HTTP uses a port other than the usual one, TLS is terminated
 * elsewhere. @param listen port of a target; the usual one for a site that is deployed by hand
 */
export function nginxDefaultValues(listen?: string): object {
  const port = listen ?? HTTP_PORT;
  const headers = nginxHeaders({ ...EVERYWHERE, ...UNCACHED });
  return { listen: port, hasTls: port === HTTP_PORT, isTarget: listen !== undefined, headers };
}

/** Values of the templates `nginx.conf` and `nginx-server.conf`. */
export interface NginxValues {
  id: string;
  name: string;
  place: NginxPlace;
  domains: string;
  brotli: string;
  cacheRules: NginxCacheRule[];
  errors: { status: string; file: string }[];
  headers: NginxHeader[];
  added: AddedHeader[];
  proxied: ProxiedPath[];
  socket: string;
  locations: NginxLocation[];
  /** Null for a public site. */
  preview: NginxPreview | null;
  /** Null if all visitors have the same locations. */
  rewrite: NginxRewrite | null;
}

/** Rewrites some visitors' requests to other locations. */
export interface NginxRewrite {
  /** Variable that is empty for all other visitors. */
  when: string;
  /** Regular expression of paths, and its replacement. */
  pattern: string;
  target: string;
}

export function nginxValues(plan: ServerPlan, place: NginxPlace, preview: NginxPreview | null = null): NginxValues {
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
    locations: nginxLocations(plan).map((location) => (preview ? guarded(location, preview) : location)),
    preview,
    rewrite: null,
  };
}

/**
 * Repeated in each location, as it overrides a password in the operator's own directives. Immutable files are
 * revalidated like pages, as a shared cache could give them to visitors without the password.
 */
function guarded(location: NginxLocation, { users }: NginxPreview): NginxLocation {
  const guard = ['auth_basic "Preview";', `auth_basic_user_file "${users}";`];
  const headers = location.headers.map((header) =>
    header.value === '$brandgen_cache_immutable' ? { ...header, value: '$brandgen_cache_pages' } : header,
  );
  return { ...location, headers, directives: [...guard, ...location.directives] };
}
