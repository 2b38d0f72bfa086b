import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { observatory } from '#cli/build/stamp/server/observatory.fixture.ts';
import { filesOf } from '../site-state.ts';
import { type Answer, ask, type Question } from './ask.ts';
import { BASE_PATHS, type ServedSites, serveSites } from './served-sites.ts';

let sites: ServedSites;
beforeAll(async () => {
  sites = await serveSites();
});
afterAll(() => sites.stop());

const get = (path: string, headers: Question['headers'] = {}): Promise<Answer> =>
  ask(sites.nginx.port, 'acme.example', { path, headers });

/** Headers that every answer of the site has. */
const SECURE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'strict-transport-security': 'max-age=31536000',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
};

const text = ({ body }: Answer) => body.toString();

describe('a path that no page or file has', () => {
  it.each(['/nowhere', '/assets/none.js', '/words/EN-0/first.json', '/server/nginx.conf', '/robots.php'])(
    '%s is answered with the brand’s own page, which no cache keeps',
    async (path) => {
      const answer = await get(path);
      expect(answer).toMatchObject({ status: 404, headers: { ...SECURE, 'cache-control': 'no-store' } });
      expect(text(answer)).toContain('Page not found · The acme');
      expect(text(answer)).toContain('href="/index"');
    },
  );

  it('is any path outside the base path, and the configuration below it', async () => {
    for (const path of ['/help', '/server/headers.json', `${BASE_PATHS.play}server/headers.json`]) {
      expect(await ask(sites.nginx.port, 'play.example', { path })).toMatchObject({ status: 404 });
    }
  });
});

it.each(['/', '/index', '/help', '/login', '/register', '/seamless', '/Help/'])('%s is a page', async (path) => {
  const answer = await get(path);
  expect(answer).toMatchObject({ status: 200, headers: { ...SECURE, 'cache-control': 'no-cache' } });
  expect(text(answer)).toContain('id="root"');
});

it('sends what only the build before had, and lets caches keep it', async () => {
  const answer = await get(`/${sites.earlierStyles('acme')}`);
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toContain('immutable');
});

it('sends the file that the build has packed', async () => {
  const site = sites.site('acme');
  const vendor = filesOf(site).find((file) => /^assets\/vendor-.*\.js$/.test(file)) ?? '';
  const plain = readFileSync(join(site, vendor));
  const answer = await get(`/${vendor}`, { 'accept-encoding': 'gzip, br' });
  expect(answer.headers).toMatchObject({ ...SECURE, 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(answer.body.equals(readFileSync(join(site, `${vendor}.br`)))).toBe(true);
  expect(brotliDecompressSync(answer.body).equals(plain)).toBe(true);
  const zipped = await get(`/${vendor}`, { 'accept-encoding': 'gzip' });
  expect(zipped.body.equals(readFileSync(join(site, `${vendor}.gz`)))).toBe(true);
});

it("sends a header of the machine's own once in the answer to every kind of path", async () => {
  const folder = join(sites.nginx.own('acme'), 'headers');
  mkdirSync(folder);
  writeFileSync(join(folder, 'rack.conf'), 'add_header X-Served-By "rack-4" always;\n');
  await sites.nginx.reload();
  const files = filesOf(sites.site('acme')).filter((file) => /^(assets|words)\//.test(file));
  const oneOfEachKind = new Map(files.map((file) => [file.split('.').at(-1), file])).values();
  const paths = [
    ...['/', '/index', '/help', '/login', '/agent', '/app.html', '/nowhere', '/server/nginx.conf', '/404.html'],
    ...['/robots.txt', '/site.webmanifest', '/build-manifest.json', '/.well-known/security.txt', '/help/me'],
    ...['/wps/system/status', '/lgw/bets', '/img/a.png'],
    ...[...oneOfEachKind, sites.earlierStyles('acme')].map((file) => `/${file}`),
  ];
  expect(paths.length).toBeGreaterThanOrEqual(20);
  const answers = await Promise.all(paths.map((path) => get(path, { 'accept-encoding': 'br' })));
  const served = answers.map(({ headers }, at) => [paths[at], headers['x-served-by']]);
  expect(served).toEqual(paths.map((path) => [path, 'rack-4']));
});

describe('while the site is closed', () => {
  it('answers pages with 503 during maintenance, and still sends what the notice shows', async () => {
    const flag = `${sites.site('acme')}.maintenance`;
    writeFileSync(flag, '');
    const answers = await Promise.all(['/index', '/help', '/login', '/app.html'].map((path) => get(path)));
    const mark = await get(`/${filesOf(sites.site('acme')).find((file) => /^assets\/mark-/.test(file))}`);
    const call = await get('/wps/system/status');
    const nowhere = await get('/nowhere');
    rmSync(flag);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, headers: { ...SECURE, 'cache-control': 'no-store' } });
      expect(text(answer)).toContain('System maintenance notice · The acme');
    }
    expect([mark.status, call.status, nowhere.status]).toEqual([200, 200, 404]);
    expect((await get('/index')).status).toBe(200);
  });

  it('answers pages with 451 where a rule of the machine closes a region', async () => {
    const rule = 'if ($http_x_country = "FR") { set $brandgen_closed 451; }\n';
    writeFileSync(join(sites.nginx.own('acme'), 'region.conf'), rule);
    await sites.nginx.reload();
    const answer = await get('/index', { 'x-country': 'FR' });
    expect(answer).toMatchObject({ status: 451, headers: { ...SECURE, 'cache-control': 'no-store' } });
    expect(text(answer)).toContain('Access restricted · The acme');
    expect((await get('/index', { 'x-country': 'PT' })).status).toBe(200);
  });
});

it('answers 421 for a host that no site has', async () => {
  const answer = await ask(sites.nginx.port, 'stranger.example', { path: '/index' });
  expect(answer).toMatchObject({ status: 421, headers: { ...SECURE, 'cache-control': 'no-store' } });
});

it.each(['http', ''])('redirects to https what came over %s', async (scheme) => {
  const answer = await get('/help?a=1', { 'x-forwarded-proto': scheme });
  expect(answer).toMatchObject({ status: 301, headers: { ...SECURE, location: 'https://acme.example/help?a=1' } });
});

it.each([
  ['PUT', '/index', 405],
  ['POST', '/nowhere', 404],
  ['GET', '/%zz', 400],
])('secures the answer to %s %s too, and lets no cache keep it', async (method, path, status) => {
  const answer = await ask(sites.nginx.port, 'acme.example', { path, method });
  expect(answer).toMatchObject({ status, headers: { ...SECURE, 'cache-control': 'no-store' } });
});

describe('the platform’s answers', () => {
  it('have what the platform leaves out', async () => {
    const { headers } = await get('/wps/system/status');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it('reach a platform with the address that the connection has, whatever a visitor claims', async () => {
    const question = { path: '/wps/visitor', headers: { 'x-forwarded-for': '198.51.100.1' } };
    const nginx = await get(question.path, question.headers);
    const preview = await ask(sites.previews.acme, 'acme.example', question);
    expect(nginx.headers['x-visitor']).toBe('198.51.100.1, 127.0.0.1');
    expect(preview.headers['x-visitor']).toBe('127.0.0.1');
  });

  it('keep what it says itself, and may be framed as it allows', async () => {
    const { headers } = await get('/img/a.png');
    // A header that nginx had doubled would hold both values.
    expect(headers).toMatchObject({
      'cache-control': 'max-age=60',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
  });
});

describe('Mozilla’s Observatory', () => {
  it.each(['/index', '/help', '/login', '/register'])('gives %s an A+ with at least 130 points', async (path) => {
    const [page, overHttp] = [await get(path), await get(path, { 'x-forwarded-proto': 'http' })];
    const { points, score } = observatory({
      headers: page.headers,
      cookies: [page.headers['set-cookie'] ?? []].flat(),
      html: text(page),
      overHttp: { status: overHttp.status, location: overHttp.headers['location'] ?? '' },
    });
    expect(points).toMatchObject({ policy: 10, resources: 10, referrer: 5, framing: 5, transport: 0, redirection: 0 });
    expect(score).toBeGreaterThanOrEqual(130);
  });
});
