import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { digest } from '#cli/build/digest.ts';
import { verifyAddress } from '#cli/release/proof/verify-address.ts';
import { signerOf } from '#cli/release/signing/releasers.ts';
import { storeTarget } from '#cli/release/store/store-target.ts';
import type { ReleaseTarget } from '#cli/release/targets/release-target.ts';
import { releaseKey } from './release-key.ts';
import { BUCKET, KEYS, type RunningStore, startStore, storeNamed } from './running-store.ts';
import { writeSmallSite } from './small-site.ts';

/** Text so long that changes of a page are worth a read. */
const TEXT = `<p>${Array.from({ length: 3000 }, (_, at) => `word${at}`).join(' ')}</p>`;
const { releasers, sign } = releaseKey(['acme']);

let folder: string;
let store: RunningStore;
let target: ReleaseTarget;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-changes-'));
  store = await startStore();
  target = storeTarget(storeNamed('live', store), KEYS, []);
  await release('red');
  store.taken();
  return () => {
    store.stop();
    rmSync(folder, { recursive: true, force: true });
  };
});

async function release(look: string, own: object = {}) {
  const site = writeSmallSite(join(folder, `${look}${Object.keys(own)}`), look, { text: TEXT, ...own });
  await target.release({ root: folder, sites: [site], termsOf: () => ({ keepDays: 14 }), sign });
  return store.taken().filter(({ method }) => method === 'PUT');
}
const live = async () => (await target.releasesOf('acme'))[0]?.[0];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function expectServed(look: string): Promise<void> {
  expect((await verifyAddress(new URL(store.address))).differences).toEqual([]);
  expect(await (await fetch(`${store.address}/help`)).text()).toContain(`color:${look}}`);
}

it('uploads what differs alone, which is served byte for byte as it was built, and signed', async () => {
  const puts = await release('blue');
  expect(puts.map(({ key }) => key.replace(/\w{16}/g, 'build').replace(/-\w{8}\./, '-x.'))).toEqual([
    'acme/files/assets/theme-x.css',
    'acme/releases/build-from-build.gz',
    'acme/releases/2.json',
    'acme/live.json',
  ]);
  expect(puts.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(4000);
  await expectServed('blue');
  const manifest = await live();
  expect(manifest && signerOf(manifest, releasers)).toBe('us');
  expect(await release('blue')).toEqual([]);
});

it('signs what goes back at last, and changes nothing where that is not allowed', async () => {
  await release('blue');
  const refused = target.rollBackLast({ root: folder, signFor: () => Promise.reject(new Error('not yours')) });
  await expect(refused).rejects.toThrow('not yours');
  await expectServed('blue');
  await target.rollBackLast({ root: folder, signFor: async () => sign });
  await expectServed('red');
  const manifest = await live();
  expect([manifest?.release, manifest && signerOf(manifest, releasers)]).toEqual([3, 'us']);
});

it('goes on from the whole build, to which a rollback goes back, and prune keeps it as long as it is needed', async () => {
  await release('blue');
  await release('green');
  await expectServed('green');
  const [newest, before, first] = (await target.releasesOf('acme'))[0] ?? [];
  expect([newest?.from, before?.from]).toEqual([first?.folder, first?.folder]);
  await target.rollBack({ root: folder, brand: 'acme', to: 2, sign });
  await expectServed('blue');
  await target.prune(inDays(15));
  await expectServed('blue');
  expect((await target.releasesOf('acme'))[0]?.map((manifest) => manifest.release)).toEqual([4]);
  const named = `acme/releases/${newest?.folder}-from-${first?.folder}.gz`;
  expect((await store.read(named)).status).toBe(404);
  await release('red');
  await expectServed('red');
});

it.each([
  ['a build with another page', { morePages: ['rules'] }],
  ['one that shares too little', { text: Array.from({ length: 600 }, (_, at) => digest(`${at}`)).join('') }],
])('uploads %s whole', async (_what, own) => {
  const puts = await release('blue', own);
  expect(puts.map(({ key }) => key).join()).not.toContain('-from-');
  await expectServed('blue');
});

it('uploads a build whole where the earlier one is harmed, and does not go back to changes of that', async () => {
  const { folder: first } = (await live()) ?? {};
  await release('blue');
  await fetch(`${store.endpoint}/${BUCKET}/acme/releases/${first}/help.html`, { method: 'DELETE' });
  await release('green');
  await expectServed('green');
  await expect(target.rollBack({ root: folder, brand: 'acme', to: 2, sign })).rejects.toThrow(
    `1 of its files are gone, such as acme/releases/${first}/help.html`,
  );
});

it('proves a build that is stored as changes, and names what has other bytes by now', async () => {
  const { folder: first } = (await live()) ?? {};
  await release('blue');
  await target.prove?.('acme');
  const help = `acme/releases/${first}/help.html`;
  await fetch(`${store.endpoint}/${BUCKET}/${help}`, { method: 'PUT', body: 'another page' });
  await expect(target.prove?.('acme')).rejects.toThrow(
    `The store has other bytes than were built as ${help}, which release 2 of acme needs.`,
  );
});
