import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyAddress } from '#cli/release/proof/verify-address.ts';
import { storeTarget } from '#cli/release/store/store-target.ts';
import type { ReleaseTarget } from '#cli/release/targets/release-target.ts';
import { BUCKET, KEYS, type RunningStore, type StoreRequest, startStore, storeNamed } from './running-store.ts';
import { writeSmallSite } from './small-site.ts';

/** Allows as many attempts as the command makes, at once. */
const WAITS = [0, 0, 0];

let folder: string;
let store: RunningStore;
let target: ReleaseTarget;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-sites-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  store = await startStore();
  target = storeTarget(configured(), KEYS, WAITS);
  await release('red');
  store.taken();
  return store.stop;
});

const configured = () => storeNamed('live', store);
const release = async (look: string, keepDays = 14) => {
  const [released] = await target.release({
    root: folder,
    sites: [writeSmallSite(join(folder, look), look)],
    termsOf: () => ({ keepDays }),
  });
  return released;
};
const rollBack = (to?: number) => target.rollBack({ root: folder, brand: 'acme', to });
const numbers = async () => (await target.releasesOf('acme')).flat().map((manifest) => manifest.release);
const isOf = (kind: string, key: RegExp) => (request: StoreRequest) => request.method === kind && key.test(request.key);
const written = () => store.taken().flatMap(({ method, key }) => (method === 'PUT' ? [key] : []));

/** Colour of the page that a visitor sees, once all that is served is proven to be of one release. */
async function proven(): Promise<string | undefined> {
  expect((await verifyAddress(new URL(store.address))).differences).toEqual([]);
  return /color:(\w+)/.exec(await (await fetch(`${store.address}/help`)).text())?.[1];
}

/** A promise, and what settles it. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

it('keeps the first list of who may release, for all who come later', async () => {
  const list = (key: string) => ({ us: { key, brands: ['acme'] } });
  expect(await target.releasers()).toBeUndefined();
  await target.createReleasers(list('first'));
  await target.createReleasers(list('second'));
  expect(await target.releasers()).toEqual(list('first'));
});

describe('a release to a store', () => {
  it('is served with its own policy; types, times to keep and codings are with the objects', async () => {
    expect(await proven()).toBe('red');
    const headersOf = async (key: string) => {
      const { headers } = await store.read(key);
      return ['content-type', 'cache-control', 'content-encoding'].map((name) => headers.get(name));
    };
    const { folder: build } = (await target.releasesOf('acme'))[0]?.[0] ?? {};
    const kept = 'public, max-age=31536000, immutable';
    const script = 'text/javascript; charset=utf-8';
    expect(await headersOf('acme/files/assets/app-12345678.js')).toEqual([script, kept, null]);
    expect(await headersOf('acme/files/assets/app-12345678.js.br')).toEqual([script, kept, 'br']);
    expect(await headersOf(`acme/releases/${build}/help.html`)).toEqual(['text/html; charset=utf-8', 'no-cache', null]);
    expect((await headersOf(`acme/releases/${build}/404.html`))[1]).toBe('no-store');
    expect((await headersOf('acme/live.json'))[1]).toBe('no-store');
  });

  it('uploads what is new alone: immutable files first, pages last, and then what is live', async () => {
    expect(await release('blue')).toMatchObject({ release: 2, isNew: true });
    const keys = written().map((key) => key.replace(/releases\/\w{16}\//, 'build/'));
    const pages = ['404', 'help', 'index', 'maintenance', 'region'].map((name) => `acme/build/${name}.html`);
    expect(keys[0]).toMatch(/^acme\/files\/assets\/theme-\w+\.css$/);
    expect(keys.slice(1, 4).sort()).toEqual(
      ['build-manifest.json', 'robots.txt', 'server/headers.json'].map((name) => `acme/build/${name}`),
    );
    expect(keys.slice(4, 9).sort()).toEqual(pages);
    expect(keys.slice(9)).toEqual(['acme/releases/2.json', 'acme/live.json']);
    expect(await proven()).toBe('blue');
  });

  it('makes all sites of a brand live by one write, and says which brands are live when a later one fails', async () => {
    const build = (look: string) => writeSmallSite(join(folder, look), look);
    const sites = [
      build('blue'),
      { ...build('green'), site: 'acme-agents' },
      { ...build('red'), brand: 'other', site: 'other' },
    ];
    store.failing((request) => (isOf('PUT', /^other\/live/)(request) ? 503 : undefined));
    const released = target.release({ root: folder, sites, termsOf: () => ({ keepDays: 14 }) });
    await expect(released).rejects.toThrow('Live by then: acme (release 2), acme-agents (release 2).');
    expect(written().filter((key) => key === 'acme/live.json')).toHaveLength(1);
    expect((await target.releasesOf('acme')).map(([live]) => [live?.site, live?.release])).toEqual([
      ['acme', 2],
      ['acme-agents', 2],
    ]);
    await expect(target.releasesOf('other')).rejects.toThrow('no release of other. Released brands: acme.');
  });

  it('writes nothing when nothing has changed', async () => {
    expect(await release('red')).toMatchObject({ release: 1, isNew: false });
    expect(written()).toEqual([]);
  });

  it('goes through where a store has no conditional writes', async () => {
    for (const [kind, look] of [
      ['refused', 'blue'],
      ['ignored', 'green'],
    ] as const) {
      store.conditions(kind);
      await release(look);
      expect(await proven()).toBe(look);
    }
  });

  it('goes through in Ceph, where of two at the same time one is told', async () => {
    store.conditions('as Ceph');
    await release('blue');
    expect(await proven()).toBe('blue');
    const ends = await Promise.allSettled([release('green'), release('brown')]);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(refused.filter((reason) => !reason.includes('Another command released acme'))).toEqual([]);
    expect(refused.length).toBeLessThan(2);
    expect(['green', 'brown']).toContain(await proven());
  });

  it('replaces no object of the same name with other bytes', async () => {
    const other = { method: 'PUT', body: 'other' };
    await fetch(`${store.endpoint}/${BUCKET}/acme/files/assets/app-12345678.js`, other);
    await expect(release('blue')).rejects.toThrow('holds other bytes as acme/files/assets/app-12345678.js');
  });

  it('is read back whole, packed files too, and one that was changed or removed is named', async () => {
    await expect(target.prove?.('acme')).resolves.toBeUndefined();
    const address = `${store.endpoint}/${BUCKET}/acme/files/assets/app-12345678.js`;
    await fetch(address, { method: 'PUT', body: 'export const shared = 2;' });
    await expect(target.prove?.('acme')).rejects.toThrow('has other bytes than were built as acme/files/assets/app-');
    await fetch(address, { method: 'DELETE' });
    await expect(target.prove?.('acme')).rejects.toThrow('The store does not have acme/files/assets/app-12345678.js');
  });

  it('answers a missing file and a missing page with an error that nothing keeps', async () => {
    for (const path of ['/assets/none.css', '/nothing', '/server/headers.json', '/%00']) {
      const answer = await fetch(`${store.address}${path}`);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
      expect(await answer.text()).toContain('<h1>404.html</h1>');
    }
  });

  it('needs its keys from the environment', async () => {
    const { AWS_ACCESS_KEY_ID } = KEYS;
    expect(() => storeTarget(configured(), { AWS_ACCESS_KEY_ID })).toThrow(
      'The target live needs AWS_SECRET_ACCESS_KEY in the environment: in the shell that runs brandgen',
    );
    const wrong = storeTarget(configured(), { ...KEYS, AWS_ACCESS_KEY_ID: 'other' });
    await expect(wrong.releasesOf('acme')).rejects.toThrow('403 InvalidAccessKeyId. The key of AWS_ACCESS_KEY_ID');
  });
});

/** Moments in the order in which a release comes to them. No request of the command arrives after its moment. */
const MOMENTS: { moment: string; at: (request: StoreRequest) => boolean; shows: string; how?: 'unanswered' }[] = [
  { moment: 'the first file', at: isOf('PUT', /files/), shows: 'red' },
  { moment: 'the first page', at: isOf('PUT', /html$/), shows: 'red' },
  { moment: 'the manifest', at: isOf('PUT', /releases\/\d+\.json$/), shows: 'red' },
  {
    moment: 'the manifest, which is written',
    at: isOf('PUT', /releases\/\d+\.json$/),
    shows: 'red',
    how: 'unanswered',
  },
  { moment: 'the look at pruning', at: isOf('GET', /pruning/), shows: 'red' },
  { moment: 'the write to what is live', at: isOf('PUT', /live/), shows: 'red' },
  { moment: 'the write to what is live, which is done', at: isOf('PUT', /live/), shows: 'blue', how: 'unanswered' },
];

describe('a release that is cut off', () => {
  it.each(MOMENTS)(
    'at $moment leaves one whole release live, and the next one goes through',
    async ({ at, shows, how }) => {
      let isCut = false;
      store.failing((request) => {
        if (isCut) return 'lost';
        isCut = at(request);
        return isCut ? (how ?? 'lost') : undefined;
      });
      await expect(release('blue')).rejects.toThrow('does not answer');
      expect(isCut).toBe(true);
      expect(await proven()).toBe(shows);
      store.failing();
      await release('blue');
      expect(await proven()).toBe('blue');
      expect((await numbers()).at(-1)).toBe(1);
    },
  );

  it('by 503 from the seventh file on leaves the old one live; the next one uploads the rest', async () => {
    let puts = 0;
    store.failing(({ method }) => (method === 'PUT' && ++puts > 6 ? 503 : undefined));
    await expect(release('blue')).rejects.toThrow(/refused PUT .* with 503/);
    expect(await proven()).toBe('red');
    store.failing();
    store.taken();
    await release('blue');
    expect(written()).toHaveLength(9 - 6 + 2);
    expect(await proven()).toBe('blue');
  });

  it('by lost answers that a second request makes good is no failure', async () => {
    const asked = new Set<string>();
    store.failing(({ method, key }) => {
      if (method !== 'PUT' || asked.has(key)) return undefined;
      asked.add(key);
      return 'unanswered';
    });
    expect(await release('blue')).toMatchObject({ release: 2 });
    expect(asked.size).toBe(11);
    expect(await proven()).toBe('blue');
  });
});

describe('of two releases at once', () => {
  it('the first to take the number wins, and the other is told', async () => {
    const both = signal();
    let waiting = 0;
    store.failing(async (request) => {
      if (!isOf('PUT', /releases\/2\.json$/)(request)) return undefined;
      waiting += 1;
      if (waiting === 2) both.give();
      await both.given;
      return undefined;
    });
    const results = await Promise.allSettled([release('blue'), release('green')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = results.find((result) => result.status === 'rejected');
    expect(String(lost?.reason)).toContain('Another command released acme at the same time, and was first.');
    expect(await proven()).toBe(results[0].status === 'fulfilled' ? 'blue' : 'green');
    expect(await numbers()).toEqual([2, 1]);
  });

  it('one that took a number first and was overtaken is told, and is not in the list', async () => {
    const [reached, overtaken] = [signal(), signal()];
    store.failing(async (request) => {
      if (!isOf('PUT', /live/)(request)) return undefined;
      reached.give();
      await overtaken.given;
      return undefined;
    });
    const slow = release('blue');
    await reached.given;
    store.failing();
    await release('green');
    overtaken.give();
    await expect(slow).rejects.toThrow('Another command released acme at the same time');
    expect(await proven()).toBe('green');
    expect(await numbers()).toEqual([3, 1]);
  });
});

describe('a rollback in a store', () => {
  it('writes two records, and makes pages, headers and policy those of the earlier release', async () => {
    await release('blue');
    store.taken();
    expect(await rollBack()).toEqual({ release: 3, to: 1, sites: ['acme'] });
    expect(written()).toEqual(['acme/releases/3.json', 'acme/live.json']);
    expect(await proven()).toBe('red');
    expect((await target.releasesOf('acme'))[0]?.map(({ release: number, rollback }) => [number, rollback])).toEqual([
      [3, 1],
      [2, 0],
      [1, 0],
    ]);
  });

  it('of the last command goes back brand by brand, and says which are left when one fails', async () => {
    const releaseBoth = (look: string) =>
      target.release({
        root: folder,
        sites: ['acme', 'play'].map((brand) => writeSmallSite(join(folder, `${brand}-${look}`), look, { brand })),
        termsOf: () => ({ keepDays: 14 }),
      });
    await releaseBoth('blue');
    expect(await target.rollBackLast({ root: folder })).toMatchObject({
      rollbacks: [{ to: 1, sites: ['acme'] }],
      stayed: ['play'],
    });
    await releaseBoth('green');
    store.failing((request) => (isOf('PUT', /^play\/live/)(request) ? 503 : undefined));
    await expect(target.rollBackLast({ root: folder })).rejects.toThrow(
      'Gone back by then: acme. Go back with the others one by one: play.',
    );
  });

  it('says what is wrong', async () => {
    await expect(rollBack()).rejects.toThrow('acme has no release before the live one.');
    await expect(target.rollBackLast({ root: folder })).rejects.toThrow('acme has no release before the live one.');
    await expect(rollBack(9)).rejects.toThrow('acme has no release 9 to go back to. It has: 1.');
    await expect(target.rollBack({ root: folder, brand: 'acne', to: 1 })).rejects.toThrow('Did you mean "acme"?');
    await release('blue');
    const build = (await target.releasesOf('acme'))[0]?.[1]?.folder;
    await fetch(`${store.endpoint}/${BUCKET}/acme/releases/${build}/help.html`, { method: 'DELETE' });
    await expect(rollBack()).rejects.toThrow(`1 of its files are gone, such as acme/releases/${build}/help.html`);
    expect(await proven()).toBe('blue');
  });
});

describe('pruning a store', () => {
  const later = () => new Date(Date.now() + 15 * 86_400_000);

  it('removes what no kept release has, and nothing that is not of brandgen', async () => {
    for (const key of ['backups/releases/1.json', 'acme/notes.txt']) {
      await fetch(`${store.endpoint}/${BUCKET}/${key}`, { method: 'PUT', body: 'mine' });
    }
    await release('blue');
    expect(await target.prune(new Date())).toEqual({ sites: [], files: 0 });
    expect(await target.prune(later())).toEqual({ sites: [{ site: 'acme', removed: [1] }], files: 9 });
    expect(await numbers()).toEqual([2]);
    expect(await proven()).toBe('blue');
    for (const key of ['backups/releases/1.json', 'acme/notes.txt']) expect((await store.read(key)).status).toBe(200);
    expect((await store.read('acme/pruning.json')).status).toBe(404);
  });

  it.each([
    ['before it has its number', isOf('PUT', /releases\/4\.json$/)],
    ['after it has looked for pruning', isOf('PUT', /live/)],
  ])('takes no file from a release %s', async (_when, isMoment) => {
    await release('blue');
    await release('green', 0);
    let isPruned = false;
    store.failing(async (request) => {
      if (isPruned || !isMoment(request)) return undefined;
      isPruned = true;
      await target.prune(new Date(Date.now() + 60_000));
      return undefined;
    });
    await release('red');
    expect(isPruned).toBe(true);
    expect(await proven()).toBe('red');
    expect(await numbers()).toEqual([4, 3]);
  });

  it('keeps releases and other pruning away while it runs', async () => {
    await release('blue');
    store.failing((request) => (isOf('DELETE', /./)(request) ? 'lost' : undefined));
    await expect(target.prune(later())).rejects.toThrow('does not answer');
    store.failing();
    await expect(release('green')).rejects.toThrow('Releases of acme are being removed by `brandgen prune`.');
    await expect(target.prune(later())).rejects.toThrow('what was killed is taken over after an hour');
    await target.prune(new Date(later().getTime() + 2 * 3_600_000));
    expect(await release('green')).toMatchObject({ isNew: true });
    expect(await proven()).toBe('green');
  });
});
