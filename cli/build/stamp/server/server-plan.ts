import { hasShape, isBoolean, isListOf, isRecordOf, isText } from '#cli/json/guards.ts';

/**
 * How a web server must serve a site: `server/headers.json`. `preview` follows it, and the nginx configuration is
 * generated from it. Files are relative to the site's folder; paths are URL paths.
 */
export interface ServerPlan {
  /** Id of the site: the brand's, or `<brand>-agents` for a back office with a host of its own. */
  site: string;
  /** The brand's name. */
  name: string;
  /** Host names of the site. */
  hosts: string[];
  /** Whether calls use the site's own origin, whose server forwards them to the platform. */
  forwardsCalls: boolean;
  /** Path below which the site is served. Starts and ends with a slash. */
  basePath: string;
  /** File of each page by its path below the base path, such as `/index`. Case and a trailing slash are ignored. */
  pages: Record<string, string>;
  /** Redirects by path below the base path, to an address or to a path of this host. Only for paths without a page. */
  redirects: Record<string, string>;
  /**
   * Files also served at the host's root, which redirects to the base path. Empty unless the site is below a base path
   * and has the host to itself.
   */
  atRoot: string[];
  /** Folders of immutable files. */
  immutable: string[];
  /** Folder with files that only earlier builds had in the immutable folders; empty if none are kept. */
  earlier: string;
  /** Folders and files that are not served. */
  closed: string[];
  /** Error pages by HTTP status. Any other path gets the one for 404. */
  errors: Record<string, string>;
  headers: Record<HeaderGroup, Record<string, string>>;
}

/**
 * `everywhere` applies to every answer of the site and is overridden by `pages`, `immutable` (files), `other` (files
 * and redirects) or `errors`. Answers of a platform on the site's origin get `platform`, and unless they are pictures
 * `calls`, for headers that they lack.
 */
export type HeaderGroup = 'everywhere' | Kind | 'errors' | 'platform' | 'calls';

/** Kinds of answers that send a file. */
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

/**
 * The platform decides which sites may frame its pages, as the site frames its games. These send their own CORP header.
 */
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
  // Games and sign-in companies open in windows, which the page would see as closed with `same-origin`.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Content-Security-Policy': "frame-ancestors 'none'",
};

/** A cached error would remain visible after the cause is fixed. */
export const UNCACHED = { 'Cache-Control': 'no-store' };

/** A file may be sent in several codings. */
const CODED = { Vary: 'Accept-Encoding' };

const ERROR_PAGES = { 404: '404.html', 451: 'region.html', 503: 'maintenance.html' };

/** Folders of immutable files, whose names contain a digest. */
export const IMMUTABLE_FOLDERS = ['assets/', 'words/'];

/** Whether a file's name identifies its contents. @param filePath path in the site */
export function isImmutable(filePath: string): boolean {
  return IMMUTABLE_FOLDERS.some((folder) => filePath.startsWith(folder));
}

/** Folder for files that only earlier builds had in the immutable folders. */
export const EARLIER_FOLDER = 'earlier/';

export interface PlanRequest extends Pick<ServerPlan, 'site' | 'name' | 'hosts' | 'forwardsCalls'> {
  basePath: string;
  /** File of each page by its path below the base path, such as `/rng`. */
  pages: ReadonlyMap<string, string>;
  redirects?: Record<string, string>;
  /** Whether the site has the host to itself. */
  ownsHost?: boolean;
  /** Content-Security-Policy of all pages. */
  policy: string;
  /** Days for which files of earlier builds stay available. */
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
    // Crawlers only read the one at the host's root.
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
