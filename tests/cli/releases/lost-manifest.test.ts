import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderTarget } from '#cli/release/folder/folder-target.ts';
import { liveSites } from '#cli/release/live/live-sites.ts';
import type { ReleaseTarget } from '#cli/release/targets/release-target.ts';
import { faultsOf } from '../site-state.ts';
import { writeSmallSite } from './small-site.ts';

let root: string;
let target: ReleaseTarget;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'brandgen-lost-'));
  const folders = { folder: join(root, 'srv'), directives: join(root, 'own') };
  const settings = { server: 'nginx', reload: null, listen: '8080', upstream: '127.0.0.1:4600' } as const;
  target = folderTarget({ name: 'live', ...folders, ...settings, signFrom: 'BRANDGEN_RELEASE_KEY' });
  for (const look of ['red', 'blue', 'green']) await release(look);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const release = (look: string) =>
  target.release({
    root,
    sites: [writeSmallSite(join(root, 'out', look), look)],
    termsOf: () => ({ keepDays: 7 }),
  });
const releases = () => join(root, 'srv/acme/releases');
const manifest = (number: number) => join(releases(), `${number}.json`);
const known = async () => (await target.releasesOf('acme')).flat();
const liveFolder = () => {
  const live = liveSites({ folder: join(root, 'srv'), server: 'nginx' }).get('acme');
  return join(releases(), live?.folder ?? '');
};
const folders = () => readdirSync(releases()).filter((name) => !name.endsWith('.json'));
const inYears = new Date(Date.now() + 400 * 86_400_000);

const HARM: readonly (readonly [string, (file: string) => void])[] = [
  ['lost', (file) => rmSync(file)],
  ['torn', (file) => truncateSync(file, 40)],
];

describe.each(HARM)('a manifest that was %s', (_how, harm) => {
  it('of the live release is described again from its build, which prune leaves whole', async () => {
    const [before] = await known();
    harm(manifest(3));
    const [live, ...earlier] = await known();
    expect(live).toEqual({ ...before, time: expect.any(String), by: 'unknown', commit: 'unknown' });
    expect(earlier.map(({ release }) => release)).toEqual([2, 1]);
    await target.prune(inYears);
    expect(folders()).toHaveLength(1);
    expect(faultsOf(liveFolder())).toEqual([]);
    expect((await release('red'))[0]).toMatchObject({ release: 4, isNew: true });
  });

  it('of an earlier release is too: its files are kept, and a rollback finds it', async () => {
    const { folder } = (await known())[1] ?? {};
    harm(manifest(2));
    expect((await known()).map(({ release }) => release)).toEqual([3, 2, 1]);
    await target.prune(new Date());
    expect(folders()).toHaveLength(3);
    expect(await target.rollBack({ root, brand: 'acme', to: 2 })).toMatchObject({ release: 4, to: 2 });
    expect(liveFolder()).toBe(join(releases(), folder ?? ''));
    expect(faultsOf(liveFolder())).toEqual([]);
  });
});

it('names what cannot be read when the build of the live release is harmed too, and removes nothing', async () => {
  rmSync(manifest(3));
  rmSync(join(liveFolder(), 'build-manifest.json'));
  const left = folders();
  await expect(target.prune(inYears)).rejects.toThrow(/^3\.json of acme, which is live, cannot be read in /);
  expect(folders()).toEqual(left);
  expect((await release('green'))[0]).toMatchObject({ release: 3 });
  expect(existsSync(liveFolder())).toBe(true);
});
