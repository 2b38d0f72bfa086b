import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { verifyAddress } from '#cli/release/proof/verify-address.ts';
import { storeTarget } from '#cli/release/store/store-target.ts';
import type { ReleaseTarget } from '#cli/release/targets/release-target.ts';
import { BUCKET, KEYS, type RunningStore, startStore, storeNamed } from './running-store.ts';
import { writeSmallSite } from './small-site.ts';

let root: string;
let store: RunningStore;
let target: ReleaseTarget;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'brandgen-lost-'));
  store = await startStore();
  target = storeTarget(storeNamed('live', store), KEYS, []);
  for (const look of ['red', 'blue', 'green']) await release(look);
  return () => {
    store.stop();
    rmSync(root, { recursive: true, force: true });
  };
});

const release = (look: string) =>
  target.release({
    root,
    sites: [writeSmallSite(join(root, look), look, { text: `<p>${'text '.repeat(9000)}</p>` })],
    termsOf: () => ({ keepDays: 7 }),
  });
const known = async () => (await target.releasesOf('acme')).flat();
const record = (number: number) => `${store.endpoint}/${BUCKET}/acme/releases/${number}.json`;
const served = async () => {
  expect((await verifyAddress(new URL(store.address))).differences).toEqual([]);
  return /color:(\w+)/.exec(await (await fetch(`${store.address}/help`)).text())?.[1];
};
const inYears = new Date(Date.now() + 400 * 86_400_000);

const HARM: readonly (readonly [string, RequestInit])[] = [
  ['lost', { method: 'DELETE' }],
  ['torn', { method: 'PUT', body: '{"format": 1, "release": ' }],
];

describe.each(HARM)('a record in a store that was %s', (_how, harm) => {
  it('of the live release is described again from its build, which prune leaves whole', async () => {
    const [before] = await known();
    await fetch(record(3), harm);
    const [live, ...earlier] = await known();
    expect(live).toEqual({ ...before, time: expect.any(String), by: 'unknown', commit: 'unknown' });
    expect(earlier.map((manifest) => manifest.release)).toEqual([2, 1]);
    await target.prune(inYears);
    expect(await served()).toBe('green');
    expect((await release('red'))[0]).toMatchObject({ release: 4, isNew: true });
    expect(await served()).toBe('red');
  });

  it('of an earlier release is too: its files are kept, and a rollback finds it', async () => {
    await fetch(record(2), harm);
    expect((await known()).map((manifest) => [manifest.release, manifest.by === 'unknown'])).toEqual([
      [3, false],
      [2, true],
      [1, false],
    ]);
    await target.prune(new Date());
    expect(await target.rollBack({ root, brand: 'acme', to: 2 })).toMatchObject({ release: 4, to: 2 });
    expect(await served()).toBe('blue');
  });
});

it('names what cannot be read when the build of the live release is harmed too, and removes nothing', async () => {
  const live = (await known())[0];
  await fetch(record(3), { method: 'DELETE' });
  await fetch(`${store.endpoint}/${BUCKET}/acme/releases/${live?.folder}-from-${live?.from}.gz`, { method: 'DELETE' });
  store.taken();
  await expect(target.prune(inYears)).rejects.toThrow(/^3\.json of acme, which is live, cannot be read in /);
  expect(
    store
      .taken()
      .filter(({ method }) => method === 'DELETE')
      .map(({ key }) => key),
  ).toEqual(['acme/pruning.json']);
  expect((await release('green'))[0]).toMatchObject({ release: 3, isNew: false });
  expect(await served()).toBe('green');
});
