import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { storeTarget } from '#cli/release/store/store-target.ts';
import { BUCKET, KEYS, type RunningStore, startStore, storeNamed } from './running-store.ts';
import { writeSmallSite } from './small-site.ts';

const SCRIPT = 'files/assets/app-12345678.js';

let folder: string;
let store: RunningStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-copies-'));
  store = await startStore();
  return () => {
    store.stop();
    rmSync(folder, { recursive: true, force: true });
  };
});

const release = (brands: readonly string[]) =>
  storeTarget(storeNamed('live', store), KEYS, []).release({
    root: folder,
    sites: brands.map((brand) => writeSmallSite(join(folder, brand), 'red', { brand })),
    termsOf: () => ({ keepDays: 14 }),
  });
const written = () => store.taken().filter(({ method, key }) => method === 'PUT' && key.includes('/files/'));
const replaced = (key: string) =>
  fetch(`${store.endpoint}/${BUCKET}/${key}`, { method: 'PUT', body: 'export const shared = harm;' });

it('uploads what brands share once, and has the store copy it to the others', async () => {
  await release(['acme', 'play']);
  const puts = written();
  expect(puts.filter(({ copies }) => copies === undefined).map(({ key }) => key.split('/')[0])).not.toContain('play');
  expect(puts.filter(({ copies }) => copies !== undefined)).toHaveLength(4);
  const [own, copied] = await Promise.all([store.read(`acme/${SCRIPT}.br`), store.read(`play/${SCRIPT}.br`)]);
  expect(await copied.text()).toBe(await own.text());
  for (const name of ['content-type', 'content-encoding', 'cache-control'])
    expect([name, copied.headers.get(name)]).toEqual([name, own.headers.get(name)]);
});

it('copies nothing that it has not uploaded itself, as it did', async () => {
  await release(['acme']);
  await release(['play']);
  expect(written().filter(({ copies }) => copies !== undefined)).toEqual([]);
  store.failing(async ({ key }) => {
    if (key === `souk/${SCRIPT}`) await replaced(`tote/${SCRIPT}`);
    return undefined;
  });
  await release(['tote', 'souk']);
  expect(await (await store.read(`souk/${SCRIPT}`)).text()).toContain('true');
});

it('takes no copy of other bytes from a store that looks at no condition of a copy', async () => {
  store.conditions('as Ceph');
  await release(['acme', 'play']);
  expect(written().filter(({ copies }) => copies !== undefined)).toHaveLength(4);
  store.failing(async ({ key }) => {
    if (key === `souk/${SCRIPT}`) await replaced(`tote/${SCRIPT}`);
    return undefined;
  });
  await expect(release(['tote', 'souk'])).rejects.toThrow(`The store holds other bytes as souk/${SCRIPT}`);
});

it('uploads every file where the store or the rights of the key refuse copies', async () => {
  store.failing(({ copies }) => (copies === undefined ? undefined : 403));
  await release(['acme', 'play']);
  expect(written().filter(({ copies }) => copies === undefined)).toHaveLength(8);
  expect((await store.read(`play/${SCRIPT}`)).status).toBe(200);
});
