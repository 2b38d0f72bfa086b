import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasErrorCode } from '#cli/system/error-code.ts';
import { refusedIn } from '../releases/refused-in.ts';
import { filesOf } from '../site-state.ts';
import { type Answer, ask, type Question } from './ask.ts';
import { BELOW, FILES, OF_THE_PLATFORM, OTHERWISE_IN_CADDY, REFUSED, WAYS, WHOLE } from './questions.ts';
import { BASE_PATHS, type Brand, type ServedSites, serveSites, stylesOf } from './served-sites.ts';

let sites: ServedSites;
beforeAll(async () => {
  sites = await serveSites();
});
afterAll(() => sites.stop());

const askNginx = (brand: Brand, question: Question) => ask(sites.nginx.port, `${brand}.example`, question);
const askCaddy = (brand: Brand, question: Question) => ask(sites.caddy.port, `${brand}.example`, question);
const askPreview = (brand: Brand, question: Question) => ask(sites.previews[brand], `${brand}.example`, question);

/** Every answer's referrer policy. */
const SAME = 'strict-origin-when-cross-origin';

/** One file of the site whose path matches. */
function fileLike(brand: Brand, pattern: RegExp): string {
  const found = filesOf(sites.site(brand)).find((file) => pattern.test(file));
  if (found === undefined) throw new Error(`${brand} has no file like ${pattern}.`);
  return found;
}

/** The part of two answers that has to be the same. nginx words its own few errors itself. */
function comparable({ status, headers, body }: Answer) {
  const isPacked = headers['content-encoding'] === 'gzip';
  return {
    status,
    headers,
    body: status === 400 || status === 405 || status === 301 || isPacked ? '' : body.toString(),
  };
}

/** Caddy has tags of its own, dates packed files by the plain ones, and refuses a method without naming codings. */
function comparableWithCaddy(answer: Answer) {
  const { headers, ...rest } = comparable(answer);
  const { etag, 'last-modified': _modified, vary = '', ...others } = headers;
  return { ...rest, headers: { ...others, tagged: etag !== undefined, vary: answer.status === 405 ? '' : vary } };
}

async function expectAlike(brand: Brand, question: Question): Promise<Answer> {
  const [nginx, caddy] = await Promise.all([
    expectPreviewAlike(brand, question),
    OTHERWISE_IN_CADDY.has(question.path) ? undefined : askCaddy(brand, question),
  ]);
  if (caddy)
    expect({ ...question, ...comparableWithCaddy(caddy) }).toEqual({ ...question, ...comparableWithCaddy(nginx) });
  return nginx;
}

async function expectPreviewAlike(brand: Brand, question: Question): Promise<Answer> {
  const [nginx, preview] = await Promise.all([askNginx(brand, question), askPreview(brand, question)]);
  expect({ ...question, ...comparable(preview) }).toEqual({ ...question, ...comparable(nginx) });
  return nginx;
}

describe.each<Brand>(['acme', 'play'])('nginx, Caddy and preview answer alike for %s', (brand) => {
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
        await expectPreviewAlike(brand, { path, headers: { ...encoding, ...condition } });
      }
      const known = await askCaddy(brand, { path, headers: encoding });
      const again = (headers: Question['headers']) => askCaddy(brand, { path, headers: { ...encoding, ...headers } });
      const unchanged = await again({ 'if-none-match': `"other", ${known.headers['etag']}` });
      const nginxUnchanged = await askNginx(brand, { path, headers: { ...encoding, 'if-none-match': etag } });
      expect(unchanged.status).toBe(304);
      expect(comparableWithCaddy(unchanged)).toEqual(comparableWithCaddy(nginxUnchanged));
      // A file's time follows from its content, so a later time does not mean a newer file.
      expect((await again({ 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' })).body).toEqual(known.body);
    }
  });
});

/** Linux resets what waits for a listener that closes, unless `tcp_migrate_req` is on. */
function unlessReset(error: unknown): undefined {
  if (!hasErrorCode(error, 'ECONNRESET')) throw error;
}

describe('Caddy', () => {
  const get = (path: string, headers: Question['headers'] = {}) => askCaddy('acme', { path, headers });

  it('sends the file that the build has packed, in gzip too', async () => {
    const file = fileLike('acme', /^assets\/vendor-.*\.js$/);
    const { body } = await get(`/${file}`, { 'accept-encoding': 'gzip' });
    expect(body.equals(readFileSync(join(sites.site('acme'), `${file}.gz`)))).toBe(true);
  });

  it.each(['', 'http'])('redirects to https what came over %j, as nginx does', async (scheme) => {
    const question = { path: '/help?a=1', headers: { 'x-forwarded-proto': scheme } };
    const [caddy, nginx] = await Promise.all([askCaddy('acme', question), askNginx('acme', question)]);
    expect(comparable(caddy)).toEqual(comparable(nginx));
    expect(caddy.headers['location']).toBe('https://acme.example/help?a=1');
  });

  it("sends a header of the machine's own once in the answer to every kind of path", async () => {
    const folder = join(sites.caddy.own('acme'), 'headers');
    mkdirSync(folder);
    writeFileSync(join(folder, 'rack.caddy'), 'header X-Served-By rack-4\n');
    await sites.caddy.reload();
    const files = filesOf(sites.site('acme')).filter((file) => /^(assets|words)\//.test(file));
    const paths = [
      ...BELOW.map((path) => `/${path}`),
      ...OF_THE_PLATFORM,
      ...new Map(files.map((file) => [file.split('.').at(-1), `/${file}`])).values(),
      '/%00',
    ];
    const answers = await Promise.all(paths.map((path) => get(path, { 'accept-encoding': 'br' })));
    const methods = await Promise.all(['PUT', 'POST'].map((method) => askCaddy('acme', { path: '/index', method })));
    const served = [...answers, ...methods].map(({ status, headers }) => [status, headers['x-served-by']]);
    expect(new Set(served.map(([status]) => status))).toEqual(new Set([200, 404, 400, 405]));
    expect(served).toEqual(served.map(([status]) => [status, 'rack-4']));
  });

  it('closes the pages while a file is there, and for a region by a rule of the machine', async () => {
    const flag = join(sites.target, 'acme.maintenance');
    writeFileSync(flag, '');
    writeFileSync(
      join(sites.caddy.own('acme'), 'region.caddy'),
      '@fr header X-Country FR\nvars @fr brandgen_closed 451\n',
    );
    await sites.caddy.reload();
    const asked = ['/index', '/app.html', `/${fileLike('acme', /^assets\/mark-/)}`, '/wps/system/status', '/nowhere'];
    const closed = await Promise.all(asked.map((path) => get(path)));
    rmSync(flag);
    expect(closed.map(({ status }) => status)).toEqual([503, 503, 200, 200, 404]);
    expect(closed[0]?.body.toString()).toContain('System maintenance notice · The acme');
    expect(closed[0]?.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const [there, here] = [await get('/index', { 'x-country': 'FR' }), await get('/index')];
    expect([there.status, here.status]).toEqual([451, 200]);
    expect(there.body.toString()).toContain('Access restricted · The acme');
  });

  it('answers 421 for a host that no site has', async () => {
    const question = { path: '/index' };
    const [caddy, nginx] = await Promise.all(
      [sites.caddy.port, sites.nginx.port].map((port) => ask(port, 'stranger.example', question)),
    );
    expect([caddy?.status, caddy?.headers]).toEqual([nginx?.status, nginx?.headers]);
  });

  it('tells the platform who visits as nginx does, and refuses what is too long for it', async () => {
    const question = { path: '/wps/visitor', headers: { 'x-forwarded-for': '198.51.100.1' } };
    expect((await askCaddy('acme', question)).headers['x-visitor']).toBe('198.51.100.1, 127.0.0.1');
    const long = await askCaddy('acme', { path: '/wps/long', headers: { 'content-length': '22020097' } });
    expect(long).toMatchObject({ status: 413, headers: { 'cache-control': 'no-store', 'referrer-policy': SAME } });
  });

  it('changes pages and policy at once when it is told of another release', async () => {
    const page = await get('/help');
    const answers: Answer[] = [];
    let isOver = false;
    const visit = async () => {
      while (!isOver) {
        const answer = await get('/help').catch(unlessReset);
        if (answer) answers.push(answer);
      }
    };
    const visits = [visit(), visit()];
    await sites.rollBack('acme');
    await sites.caddy.reload();
    isOver = true;
    await Promise.all(visits);
    const after = await get('/help');
    expect(after.body.equals(page.body)).toBe(false);
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of [...answers, after]) expect(refusedIn(answer)).toEqual([]);
    // Pages of either release find their files.
    expect((await get(`/${stylesOf(sites.site('acme'))}`)).status).toBe(200);
  });
});
