import { hasShape, isListOf, isRecordOf, isText } from '#cli/json/guards.ts';

/**
 * How a web server must serve a site: `server/headers.json`. `preview` follows it, and the nginx configuration is generated
 * from it. Files are relative to the site's folder, paths are URL paths.
 */
export interface ServerPlan {
  /** Path that the site is served under; starts and ends with a slash. */
  basePath: string;
  /** Files of the prerendered pages, by the page's path. */
  pages: Record<string, string>;
  /** File of every other path without an extension. */
  fallback: string;
  /** Folders of immutable files. */
  immutable: string[];
  /** Folders and files that are not served. */
  closed: string[];
  /** Pages for when the site is unavailable, by their HTTP status. */
  errors: Record<string, string>;
  headers: {
    everywhere: Record<string, string>;
    pages: Record<string, string>;
    immutable: Record<string, string>;
    other: Record<string, string>;
  };
}

const isHeaders = isRecordOf(isText);

export const isServerPlan = hasShape<ServerPlan>({
  basePath: isText,
  pages: isRecordOf(isText),
  fallback: isText,
  immutable: isListOf(isText),
  closed: isListOf(isText),
  errors: isRecordOf(isText),
  headers: hasShape<ServerPlan['headers']>({
    everywhere: isHeaders,
    pages: isHeaders,
    immutable: isHeaders,
    other: isHeaders,
  }),
});

const EVERYWHERE = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Games and sign-in companies open in windows: with `same-origin` the page would see each of them as closed.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

export interface PlanRequest {
  basePath: string;
  /** File of each page by its path below the base path, such as `/rng`. */
  pages: ReadonlyMap<string, string>;
  /** The Content-Security-Policy of every page. */
  policy: string;
}

export function serverPlan({ basePath, pages, policy }: PlanRequest): ServerPlan {
  const paths = [...pages].map(([path, file]) => [`${basePath}${path.slice(1)}`, file]);
  return {
    basePath,
    pages: Object.fromEntries(paths),
    fallback: 'app.html',
    immutable: ['assets/', 'words/'],
    closed: ['server/'],
    errors: { 503: 'maintenance.html', 451: 'region.html' },
    headers: {
      everywhere: EVERYWHERE,
      pages: { 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy },
      immutable: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      other: { 'Cache-Control': 'no-cache' },
    },
  };
}
