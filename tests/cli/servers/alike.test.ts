import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../site-state.ts';
import { type Answer, ask, type Question } from './ask.ts';
import { BASE_PATHS, type Brand, type ServedSites, serveSites } from './served-sites.ts';

let sites: ServedSites;
beforeAll(async () => {
  sites = await serveSites();
});
afterAll(() => sites.stop());

const askNginx = (brand: Brand, question: Question) => ask(sites.nginx.port, `${brand}.example`, question);
const askPreview = (brand: Brand, question: Question) => ask(sites.previews[brand], `${brand}.example`, question);

/** One file of the site whose path matches. */
function fileLike(brand: Brand, pattern: RegExp): string {
  const found = filesOf(sites.site(brand)).find((file) => pattern.test(file));
  if (found === undefined) throw new Error(`${brand} has no file like ${pattern}.`);
  return found;
}

/** Paths below the base path. */
const BELOW = [
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
const FILES = [
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
const WHOLE = ['/', '/other', '/server/nginx.conf', '/index', '/games/v1.0', '/games/v1.0?a=1', '/games/v1x0/help'];
const REFUSED = ['/%zz', '/%', '/%00', '/..', '/../index', '/a/%2e%2e/%2E%2e/b'];
const OF_THE_PLATFORM = ['/wps', '/wps/system/status', '/wpsx', '/lgw/bets?a=1', '/img/a.png'];

const WAYS: Omit<Question, 'path'>[] = [
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

/** The part of two answers that has to be the same. nginx words its own few errors itself. */
function comparable({ status, headers, body }: Answer) {
  const isPacked = headers['content-encoding'] === 'gzip';
  return {
    status,
    headers,
    body: status === 400 || status === 405 || status === 301 || isPacked ? '' : body.toString(),
  };
}

async function expectAlike(brand: Brand, question: Question): Promise<Answer> {
  const [nginx, preview] = await Promise.all([askNginx(brand, question), askPreview(brand, question)]);
  expect({ ...question, ...comparable(preview) }).toEqual({ ...question, ...comparable(nginx) });
  return nginx;
}

describe.each<Brand>(['acme', 'play'])('nginx and preview answer alike for %s', (brand) => {
  const base = BASE_PATHS[brand];
  const paths = [...BELOW.map((path) => `${base}${path}`), ...WHOLE, ...REFUSED, ...OF_THE_PLATFORM];

  it.each(paths)('%s', async (path) => {
    for (const way of WAYS) {
      const isBody = way.method === 'POST' && OF_THE_PLATFORM.includes(path);
      if (!isBody) await expectAlike(brand, { path, ...way });
    }
  });

  it('the cookies of a remembered device, both ways', async () => {
    const question = { path: '/wps/session/device', headers: { cookie: '__Host-device=abc' } };
    const { headers } = await expectAlike(brand, question);
    const rest = 'Path=/; Max-Age=86400; Secure; SameSite=Strict';
    expect(headers['set-cookie']).toBe(`__Host-device=abc; ${rest}; HttpOnly,__Host-remembered=1; ${rest}`);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(FILES)('a file like %s', async (pattern) => {
    const path = `${base}${fileLike(brand, pattern)}`;
    for (const way of WAYS) expect((await expectAlike(brand, { path, ...way })).status).toBeGreaterThanOrEqual(200);
  });

  it('a file that only the build before had', async () => {
    const file = sites.earlierStyles(brand);
    for (const way of WAYS) {
      await expectAlike(brand, { path: `${base}${file}`, ...way });
      await expectAlike(brand, { path: `${base}earlier/${file}`, ...way });
    }
  });

  it.each(['identity', 'gzip', 'br'])('a file that the client has already, in %s', async (coding) => {
    const encoding = { 'accept-encoding': coding };
    for (const file of ['help', fileLike(brand, /^assets\/vendor-.*\.js$/), 'robots.txt']) {
      const path = `${base}${file}`;
      const { headers } = await expectAlike(brand, { path, headers: encoding });
      const { etag = '', 'last-modified': modified = '' } = headers;
      for (const condition of [
        { 'if-none-match': etag },
        { 'if-none-match': `"other", ${etag}` },
        { 'if-none-match': '"other"', 'if-modified-since': modified },
        { 'if-modified-since': modified },
        { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
      ]) {
        await expectAlike(brand, { path, headers: { ...encoding, ...condition } });
      }
    }
  });
});
