import { hasShape, isBoolean, isListOf, isRecordOf, isText } from '#cli/json/guards.ts';

/**
 * How a web server must serve a site: `server/headers.json`. `preview` follows it, and the nginx configuration is generated
 * from it. Files are relative to the site's folder, paths are URL paths.
 */
export interface ServerPlan {
  /** Id of the site: the brand's, or `<brand>-agents` for a back office with a host of its own. */
  site: string;
  /** The brand's name. */
  name: string;
  /** Names of the hosts that the site is served on. */
  hosts: string[];
  /** Whether calls come to the site's own origin, whose server forwards them to the platform. */
  forwardsCalls: boolean;
  /** Path that the site is served under; starts and ends with a slash. */
  basePath: string;
  /** File of each page, by its path below the base path, such as `/index`. Neither case nor one last slash matters. */
  pages: Record<string, string>;
  /** Redirects of paths that have no page, keyed by their path below the base path: to an address, or to a path of this host. */
  redirects: Record<string, string>;
  /**
   * Files that are also at the host's root, whose bare address leads to the base path; empty unless the site has its host for
   * itself, below a base path.
   */
  atRoot: string[];
  /** Folders of immutable files. */
  immutable: string[];
  /** Folder where files are that only earlier builds had in the immutable folders; empty if none are kept. */
  earlier: string;
  /** Folders and files that have no address. */
  closed: string[];
  /** Pages for errors, by their HTTP status. Every other path has the one for 404. */
  errors: Record<string, string>;
  headers: Record<HeaderGroup, Record<string, string>>;
}

/**
 * `everywhere` is for every answer of the site, overruled by `pages`, `immutable` (files), `other` (files and redirects) or
 * `errors`. What the platform answers on the site's origin gets those of `platform`, and those of `calls` unless it is a
 * picture, where it has none of its own.
 */
export type HeaderGroup = 'everywhere' | Kind | 'errors' | 'platform' | 'calls';

/** Kinds of answers with a file of the site. */
export type Kind = 'pages' | 'immutable' | 'other';

const isHeaders = isRecordOf(isText);

export const isServerPlan = hasShape<ServerPlan>({
  site: isText,
  name: isText,
  hosts: isListOf(isText),
  forwardsCalls: isBoolean,
  basePath: isText,
  pages: isRecordOf(isText),
  redirects: isRecordOf(isText),
  atRoot: isListOf(isText),
  immutable: isListOf(isText),
  earlier: isText,
  closed: isListOf(isText),
  errors: isRecordOf(isText),
  headers: hasShape<ServerPlan['headers']>({
    everywhere: isHeaders,
    pages: isHeaders,
    immutable: isHeaders,
    other: isHeaders,
    errors: isHeaders,
    platform: isHeaders,
    calls: isHeaders,
  }),
});

/** The platform decides who may frame its pages, since the site frames its games. Those send a CORP of their own. */
const PLATFORM = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const EVERYWHERE = {
  ...PLATFORM,
  // Games and sign-in companies open in windows: with `same-origin` the page would see each of them as closed.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Content-Security-Policy': "frame-ancestors 'none'",
};

/** A cache that kept an error would show it after the mistake is mended. */
export const UNCACHED = { 'Cache-Control': 'no-store' };

/** Each file may be answered in several codings. */
const CODED = { Vary: 'Accept-Encoding' };

const ERROR_PAGES = { 404: '404.html', 451: 'region.html', 503: 'maintenance.html' };

/** Folders whose files never change: their names contain a digest. */
export const IMMUTABLE_FOLDERS = ['assets/', 'words/'];

/** Whether the name of a site's file says what is in it. @param place path in the site */
export function isImmutable(place: string): boolean {
  return IMMUTABLE_FOLDERS.some((folder) => place.startsWith(folder));
}

/** Folder of a site for what only earlier builds had in the immutable folders. */
export const EARLIER_FOLDER = 'earlier/';

export interface PlanRequest extends Pick<ServerPlan, 'site' | 'name' | 'hosts' | 'forwardsCalls'> {
  basePath: string;
  /** File of each page by its path below the base path, such as `/rng`. */
  pages: ReadonlyMap<string, string>;
  redirects?: Record<string, string>;
  /** Whether no other site is on the host. */
  ownsHost?: boolean;
  /** The Content-Security-Policy of every page. */
  policy: string;
  /** Days that the files of earlier builds stay available. */
  keepDays: number;
}

export function serverPlan({
  site,
  name,
  hosts,
  forwardsCalls,
  basePath,
  pages,
  redirects = {},
  ownsHost = false,
  policy,
  keepDays,
}: PlanRequest): ServerPlan {
  return {
    site,
    name,
    hosts,
    forwardsCalls,
    basePath,
    pages: Object.fromEntries(pages),
    redirects,
    // Crawlers read no other than the host's.
    atRoot: ownsHost && basePath !== '/' ? ['robots.txt'] : [],
    immutable: IMMUTABLE_FOLDERS,
    earlier: keepDays > 0 ? EARLIER_FOLDER : '',
    closed: ['server/', EARLIER_FOLDER, ...Object.values(ERROR_PAGES)],
    errors: ERROR_PAGES,
    headers: {
      everywhere: EVERYWHERE,
      pages: { 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy, ...CODED },
      immutable: { 'Cache-Control': 'public, max-age=31536000, immutable', ...CODED },
      other: { 'Cache-Control': 'no-cache', ...CODED },
      errors: { ...UNCACHED, 'Content-Security-Policy': policy },
      platform: PLATFORM,
      calls: UNCACHED,
    },
  };
}
