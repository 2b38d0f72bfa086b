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

/** Places in which nginx finds a site. Paths are absolute, or begin with a variable that the configuration sets before. */
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
  /** Name that the configuration gives to the platform. */
  platform: string;
  /** Patterns of the operator's own files: directives of the server, and headers of every answer. */
  directives: readonly string[];
  headers: readonly string[];
}

/** Passwords that open a preview, and its end. */
export interface NginxPreview {
  /** Name of the preview, and brand that it is of. */
  name: string;
  brand: string;
  /** Variable that is empty until the preview ends. */
  ended: string;
  /** Variable with the request's Authorization, unless it is the password. */
  authorization: string;
  /** File with the user and the hash of the password. */
  users: string;
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
    platform: `platform-${site}`,
    directives: [`brandgen/${site}/*.conf`],
    headers: [`brandgen/${site}/headers/*.conf`],
  };
}

/**
 * Values of the template `nginx-default.conf`. Where plain HTTP comes to another port than the usual one, TLS ends elsewhere.
 * @param listen port of a target; the usual one for a build by itself
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
  /** Null for a site that everybody may see. */
  preview: NginxPreview | null;
  /** Null where all visitors have the same locations. */
  rewrite: NginxRewrite | null;
}

/** Leads some visitors to locations of their own. */
export interface NginxRewrite {
  /** Variable that is empty for all others. */
  when: string;
  /** Regular expression of paths, and where they lead. */
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
 * Written into each location, where it replaces a password that the operator's own directives ask for. Files that never
 * change are asked for again as pages are, since a cache between would give them to visitors without the password.
 */
function guarded(location: NginxLocation, { users }: NginxPreview): NginxLocation {
  const guard = ['auth_basic "Preview";', `auth_basic_user_file "${users}";`];
  const headers = location.headers.map((header) =>
    header.value === '$brandgen_cache_immutable' ? { ...header, value: '$brandgen_cache_pages' } : header,
  );
  return { ...location, headers, directives: [...guard, ...location.directives] };
}
