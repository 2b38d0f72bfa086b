import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderTarget } from '#cli/release/folder/folder-target.ts';
import { liveSites } from '#cli/release/live/live-sites.ts';
import type { ReleaseTarget, StagingOfTarget } from '#cli/release/targets/release-target.ts';
import { type SmallSite, writeSmallSite } from '../releases/small-site.ts';
import { type Answer, ask } from './ask.ts';
import { type ConfiguredNginx, freePort, startNginx } from './run-nginx.ts';

let folder: string;
let port: number;
let target: ReleaseTarget;
let staging: StagingOfTarget;
let nginx: ConfiguredNginx;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-staged-'));
  port = await freePort();
  const place = { folder: join(folder, 'srv'), directives: join(folder, 'own') };
  const settings = { server: 'nginx', reload: null, listen: `127.0.0.1:${port}`, upstream: '127.0.0.1:4600' } as const;
  target = folderTarget({ name: 'live', ...place, ...settings, signFrom: 'BRANDGEN_RELEASE_KEY' });
  if (typeof target.staging === 'string') throw new Error(target.staging);
  staging = target.staging;
  await release('red', ['acme', 'play', 'rest']);
  mkdirSync(join(folder, 'nginx'));
  nginx = await startNginx(
    join(folder, 'nginx'),
    ['nginx-default.conf', 'nginx.conf'].map((name) => join(folder, 'srv', name)),
  );
});
afterAll(async () => {
  await nginx?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const BASE: Record<string, string> = { acme: '/games/v1.0' };

/** `play` has the same pages in all its builds; the blue build of `acme` has one more, and a redirect. */
const OWN: Record<string, SmallSite> = {
  'acme red': { basePath: '/games/v1.0/', ownsHost: true },
  'acme blue': {
    ...{ basePath: '/games/v1.0/', ownsHost: true, morePages: ['offers'] },
    redirects: { '/agent': 'https://agents.acme.example/' },
  },
};

function release(look: string, brands: readonly string[], staged?: number) {
  const sites = brands.map((brand) => {
    return writeSmallSite(join(folder, 'out', look, brand), look, { brand, ...OWN[`${brand} ${look}`] });
  });
  return target.release({
    root: folder,
    sites,
    termsOf: () => ({ keepDays: 14, ...(staged !== undefined && { staged }) }),
  });
}

const get = (brand: string, path: string, cookie?: string) =>
  ask(port, `${brand}.example`, {
    path: `${BASE[brand] ?? ''}${path}`,
    ...(cookie !== undefined && { headers: { cookie } }),
  });

/** Looks of a page, of the style that its policy allows, and of the stylesheet that it loads. */
function lookOf({ body, headers }: Answer): string {
  const look = /body\{color:(\w+)\}/.exec(body.toString())?.[1] ?? 'none';
  const page = readFileSync(join(folder, 'out', look, 'play/server/headers.json'), 'utf8');
  const policy = JSON.parse(page).headers.pages['Content-Security-Policy'];
  return headers['content-security-policy'] === policy ? look : `${look} under another policy`;
}

const cookieOf = (release: number, number: number) =>
  `a=1; __Host-release=${release}-${String(number).padStart(2, '0')}; b=2`;

/** Counts how many of the hundred numbers see the blue build; they are the first ones. */
async function blueNumbers(brand: string, path: string, of: number): Promise<number> {
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  const looks = await Promise.all(numbers.map(async (number) => lookOf(await get(brand, path, cookieOf(of, number)))));
  const blue = looks.lastIndexOf('blue') + 1;
  expect(looks).toEqual(numbers.map((number) => (number < blue ? 'blue' : 'red')));
  return blue;
}

it('a staged release has its share of visitors, who get all of their answers from one release', async () => {
  expect(await release('blue', ['acme', 'play'], 10)).toMatchObject([
    { site: 'acme', release: 2, isNew: true },
    { site: 'play', release: 2, isNew: true },
  ]);
  expect(liveSites({ folder: join(folder, 'srv'), server: 'nginx' }).get('acme')?.release).toBe(1);
  await nginx.reload();
  for (const brand of ['acme', 'play']) {
    for (const path of ['/', '/help', '/none', '/assets/none.css']) expect(await blueNumbers(brand, path, 2)).toBe(10);
  }
  const [blue, red] = [cookieOf(2, 9), cookieOf(2, 10)];
  const statuses = async (path: string) =>
    Promise.all([blue, red].map(async (cookie) => (await get('acme', path, cookie)).status));
  expect(await statuses('/offers')).toEqual([200, 404]);
  expect(await statuses('/agent?a=1')).toEqual([302, 404]);
  expect((await get('acme', '/agent?a=1', blue)).headers['location']).toBe('https://agents.acme.example/?a=1');
  for (const path of ['/server/headers.json', '/404.html', '/.staged/help', '/x%0Ay']) {
    expect([path, ...(await statuses(path))]).toEqual([path, 404, 404]);
  }
  for (const [path, place] of [
    ['/', '/games/v1.0/'],
    ['/games/v1.0', '/games/v1.0/'],
  ] as const) {
    const { headers } = await ask(port, 'acme.example', { path, headers: { cookie: blue } });
    expect(headers['location']).toBe(place);
  }
  for (const path of ['/.staged/games/v1.0/help', '/.staged/404.html', '/404.html', '/none']) {
    const answers = [blue, red].map((cookie) => ask(port, 'acme.example', { path, headers: { cookie } }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404]);
  }
  // Both releases load what never changes from one folder.
  for (const cookie of [blue, red]) {
    const sheet = /\/assets\/theme-[^"]+/.exec((await get('acme', '/', blue)).body.toString())?.[0] ?? '';
    const { status, headers } = await get('acme', sheet, cookie);
    expect({ status, cache: headers['cache-control'] }).toEqual({
      status: 200,
      cache: 'public, max-age=31536000, immutable',
    });
    const { body } = await ask(port, 'acme.example', {
      path: `${BASE['acme']}/assets/app-12345678.js`,
      headers: { cookie, 'accept-encoding': 'br' },
    });
    expect(body.length).toBeGreaterThan(0);
  }
});

it('a visitor without a cookie of the staged release gets one, and the release that it says', async () => {
  for (const [brand, path] of [
    ['acme', '/'],
    ['play', '/help'],
    ['acme', '/none'],
    ['play', '/robots.txt'],
  ] as const) {
    for (const cookie of [undefined, cookieOf(1, 5), '__Host-release=2-5', 'x__Host-release=2-055']) {
      const { headers } = await get(brand, path, cookie);
      expect(headers['set-cookie']).toMatch(
        /^__Host-release=2-\d\d; Path=\/; Max-Age=2592000; Secure; HttpOnly; SameSite=Lax$/,
      );
    }
  }
  for (let visits = 0; visits < 30; visits += 1) {
    const first = await get('acme', '/');
    const number = Number(/-(\d\d);/.exec(first.headers['set-cookie'] ?? '')?.[1]);
    expect(lookOf(first)).toBe(number < 10 ? 'blue' : 'red');
    expect(first.headers['cache-control']).toBe('private, no-cache');
  }
  const again = await get('acme', '/', cookieOf(2, 50));
  expect(again.headers).not.toHaveProperty('set-cookie');
  const other = await get('rest', '/');
  expect(other.headers).not.toHaveProperty('set-cookie');
  expect(other.headers['cache-control']).toBe('no-cache');
  expect((await get('acme', '/none', cookieOf(2, 5))).headers['cache-control']).toBe('no-store');
});

it('a page is valid for the visitors of its own release alone', async () => {
  const asked = async (of: number, tag: string | undefined) =>
    ask(port, 'play.example', { path: '/', headers: { cookie: cookieOf(2, of), 'if-none-match': tag ?? '' } });
  const { etag } = (await get('play', '/', cookieOf(2, 5))).headers;
  expect((await asked(5, etag)).status).toBe(304);
  expect((await asked(50, etag)).status).toBe(200);
});

it('a larger share keeps those who have it, and stopping shows the live release to all', async () => {
  await staging.setShares(new Map([['play', 37]]));
  await nginx.reload();
  expect(await blueNumbers('play', '/', 2)).toBe(37);
  expect(await blueNumbers('acme', '/', 2)).toBe(10);
  expect(await staging.stop({ root: folder, brands: ['play'], sign: undefined })).toEqual([
    { site: 'play', brand: 'play', release: 3, of: 1 },
  ]);
  await staging.finish({ root: folder, brands: ['acme'], sign: undefined });
  await nginx.reload();
  expect(await blueNumbers('play', '/', 2)).toBe(0);
  expect(await blueNumbers('acme', '/', 2)).toBe(100);
  expect((await get('acme', '/offers')).headers).not.toHaveProperty('set-cookie');
});
