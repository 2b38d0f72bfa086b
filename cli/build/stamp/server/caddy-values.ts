import path from 'node:path';
import { PICTURES_PATH, PLATFORM_PATHS, SANDBOX_PATH } from '#cli/brand/shared/platform-paths.ts';
import { caddyPaths, escaped } from './caddy-paths.ts';
import { MEDIA_TYPES, UNKNOWN_TYPE } from './media-type.ts';
import { HTTP_PORT, type NginxPlace } from './nginx-values.ts';
import { EVERYWHERE, type ServerPlan, UNCACHED } from './server-plan.ts';

/** Media types worth compressing. */
const PACKED = Object.values(MEDIA_TYPES).flatMap((type) => {
  const [name = ''] = type.split(';', 1);
  return /^text\/|json$|xml$/.test(name) ? [name] : [];
});

/** Absolute paths at which Caddy finds a site. */
export type CaddyPlace = Omit<NginxPlace, 'platform'>;

/** The password of a preview and its end. */
export interface CaddyPreview {
  /** Name of the preview. */
  name: string;
  /** Regular expression of the times, in seconds, at which it is over. */
  times: string;
  user: string;
  /** The password's bcrypt hash. */
  hash: string;
}

/** A shared cache could give a preview's files to visitors without the password. */
const UNSHARED = { 'Cache-Control': 'no-cache' };

interface CaddyHeader {
  name: string;
  value: string;
  /** Whether Caddy may set it too when it compresses an answer, in which case ours replaces it. */
  isAdded: boolean;
}

/** Values of the template `default.Caddyfile`. */
export function caddyDefaultValues(listen: string): object {
  const { bind, port, hasTls } = listening(listen);
  const addresses = [httpAddress('', port), ...(hasTls ? ['https://'] : [])];
  return { addresses: addresses.join(', '), bind, headers: headerList({ ...EVERYWHERE, ...UNCACHED }) };
}

/** Values of the template `Caddyfile` for a release. Its immutable files are those of all releases. */
export function caddyValues(plan: ServerPlan, place: CaddyPlace, preview: CaddyPreview | null = null): object {
  const { site, name, hosts, errors, headers } = plan;
  const { bind, port, hasTls } = listening(place.listen);
  const http = hosts.map((host) => httpAddress(host, port));
  const file = (kind: 'pages' | 'immutable' | 'other') => ({
    kind,
    headers: headerList(preview ? { ...headers[kind], ...UNSHARED } : headers[kind]),
    root: kind === 'immutable' ? place.files : place.folder,
    isPage: kind === 'pages',
    isPacked: kind === 'immutable',
  });
  return {
    id: site,
    name,
    place,
    addresses: [...http, ...(hasTls ? hosts.map((host) => `https://${host}`) : [])].join(', '),
    bind,
    flag: { folder: path.dirname(place.flag), file: path.basename(place.flag) },
    types: Object.entries(MEDIA_TYPES).map(([ending, type]) => ({ pattern: `${escaped(ending)}$`, type })),
    unknownType: UNKNOWN_TYPE,
    packed: PACKED,
    proxied: proxied(plan),
    paths: caddyPaths(plan),
    redirects: [
      { kind: 'moved', status: 301 },
      { kind: 'found', status: 302 },
    ],
    files: [file('pages'), file('immutable'), file('other')],
    everywhere: headerList(headers.everywhere),
    uncached: headerList({ ...headers.everywhere, ...UNCACHED }),
    other: headerList(headers.other),
    errors: Object.entries(errors).map(([status, page]) => ({ status, file: page })),
    errorHeaders: headerList({ ...headers.everywhere, ...headers.errors }),
    noStore: UNCACHED['Cache-Control'],
    preview,
  };
}

/** Paths forwarded to the platform, with headers that are added where its answers lack them. */
function proxied({ forwardsCalls, headers: { platform, calls } }: ServerPlan): object[] {
  if (!forwardsCalls) return [];
  const below = (paths: readonly string[]) => `^(?:${paths.map(escaped).join('|')})/`;
  const callPaths = PLATFORM_PATHS.filter((prefix) => prefix !== SANDBOX_PATH && prefix !== PICTURES_PATH);
  return [
    { kind: 'calls', pattern: below(callPaths), headers: headerList({ ...platform, ...calls }) },
    { kind: 'pictures', pattern: below([PICTURES_PATH]), headers: headerList(platform) },
  ];
}

/** A port other than 80 means that TLS is terminated elsewhere. @param listen in nginx's form */
function listening(listen: string): { bind: string; port: string; hasTls: boolean } {
  const [, address = '', port = ''] = /^(?:(.*):)?(\d+)$/.exec(listen) ?? [undefined, listen, HTTP_PORT];
  return { bind: address.replace(/^\[(.*)\]$/, '$1'), port, hasTls: listen === HTTP_PORT };
}

/** @param host empty for all hosts */
function httpAddress(host: string, port: string): string {
  return `http://${host}${port === HTTP_PORT ? '' : `:${port}`}`;
}

function headerList(headers: Record<string, string>): CaddyHeader[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value, isAdded: name === 'Vary' }));
}
