import type { Question } from './ask.ts';

/** Paths below the base path. */
export const BELOW = [
  ...[
    '',
    'index',
    'INDEX',
    'index/',
    'help',
    'Help//',
    'login',
    'register/',
    'agent',
    'nowhere',
    'help/me',
    'index.php',
  ],
  ...['index?a=1', './help', 'x/../help', '%68elp', 'help%2f', 'help%20', '%e0%a4', 'a%3Fb', '+', 'a%2Bb', '*'],
  ...[
    'assets',
    'assets/',
    'assets/none.js',
    'words/none.json',
    'words/',
    'assets/none.js.br',
    'assets/..',
    'assets/%2e',
  ],
  ...['server', 'server/', 'server/nginx.conf', 'server/headers.json', 'server/none', 'assets/../server/nginx.conf'],
  ...['%73erver/nginx.conf', 'SERVER/nginx.conf', 'earlier/files.json', 'earlier/', '.brotli/robots.txt'],
  ...['.env', '.git/config', 'assets/.hidden', '.well-known/security.txt', '.well-known/none', '.well-known/'],
  ...[
    'robots.txt',
    'sitemap.xml',
    'site.webmanifest',
    'licences.txt',
    'bom.cdx.json',
    'build-manifest.json',
    'robots.txt/',
  ],
  ...['app.html', 'index.html', 'none.html', '404.html', 'maintenance.html', 'region.html'],
];

/** Files by a pattern, since their names have a digest. */
export const FILES = [
  /^assets\/vendor-.*\.js$/,
  /^assets\/vendor-.*\.js\.br$/,
  /^assets\/vendor-.*\.js\.gz$/,
  /^assets\/theme-.*\.css$/,
  /^assets\/mark-.*\.svg$/,
  /^assets\/touch-.*\.png$/,
  /^assets\/icons-.*\.svg$/,
  /^words\/.*\/first\.json$/,
];

/** Whole paths. */
export const WHOLE = [
  '/',
  '/other',
  '/server/nginx.conf',
  '/index',
  '/games/v1.0',
  '/games/v1.0?a=1',
  '/games/v1x0/help',
];
export const REFUSED = ['/%zz', '/%', '/%00', '/..', '/../index', '/a/%2e%2e/%2E%2e/b'];
/** Caddy answers the first two before it looks at any site, and resolves the dots of the rest in its own way. */
export const OTHERWISE_IN_CADDY = new Set([
  '/%zz',
  '/%',
  '/..',
  '/../index',
  '/a/%2e%2e/%2E%2e/b',
  '/games/v1.0/assets/..',
]);
export const OF_THE_PLATFORM = ['/wps', '/wps/system/status', '/wpsx', '/lgw/bets?a=1', '/img/a.png'];

export const WAYS: Omit<Question, 'path'>[] = [
  {},
  { method: 'HEAD' },
  { method: 'HEAD', headers: { 'accept-encoding': 'gzip, br' } },
  { method: 'POST' },
  { method: 'DELETE', headers: { 'accept-encoding': 'gzip, br' } },
  { headers: { range: 'bytes=0-9' } },
  ...['gzip', 'br', 'gzip, deflate, br', 'br;q=0, gzip', 'gzip;q=0', 'identity', '*', 'BR;q=0.1'].map((coding) => ({
    headers: { 'accept-encoding': coding },
  })),
];
