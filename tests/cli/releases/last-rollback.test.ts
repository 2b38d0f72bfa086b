import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderTarget } from '#cli/release/folder/folder-target.ts';
import { liveSites } from '#cli/release/live/live-sites.ts';
import { signerOf } from '#cli/release/signing/releasers.ts';
import type { ReleaseTarget } from '#cli/release/targets/release-target.ts';
import { releaseKey } from './release-key.ts';
import { writeSmallSite } from './small-site.ts';

let root: string;
let target: ReleaseTarget;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'brandgen-last-'));
  const folders = { folder: join(root, 'srv'), directives: join(root, 'own') };
  const reload = { words: ['sh', '-c', 'echo reload >> reloads'], cwd: root };
  target = folderTarget({
    name: 'live',
    ...folders,
    server: 'nginx',
    reload,
    listen: '8080',
    upstream: '127.0.0.1:4600',
    signFrom: 'BRANDGEN_RELEASE_KEY',
  });
  await release('red', ['acme', 'play', 'rest']);
  await release('blue', ['acme', 'play', 'souk']);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const release = (look: string, brands: readonly string[]) =>
  target.release({
    root,
    sites: brands.map((brand) => writeSmallSite(join(root, 'out', look, brand), look, { brand })),
    termsOf: () => ({ keepDays: 14 }),
  });

/** The look of each live site, by its policy. */
const looks = () =>
  [...liveSites({ folder: join(root, 'srv'), server: 'nginx' }).values()].map(({ site, folder }) => {
    const page = readFileSync(join(root, 'srv', site, 'releases', folder, 'help.html'), 'utf8');
    return `${site} ${/color:(\w+)/.exec(page)?.[1]}`;
  });
const reloads = () => readFileSync(join(root, 'reloads'), 'utf8').trim().split('\n').length;

it('goes back with what the last command made live, by one reload, and not with a new brand', async () => {
  expect(looks()).toEqual(['acme blue', 'play blue', 'rest red', 'souk blue']);
  const before = reloads();
  expect(await target.rollBackLast({ root })).toEqual({
    rollbacks: ['acme', 'play'].map((brand) => ({ release: 3, to: 1, sites: [brand] })),
    stayed: ['souk'],
  });
  expect(looks()).toEqual(['acme red', 'play red', 'rest red', 'souk blue']);
  expect(reloads()).toBe(before + 1);
});

it('signs what goes back for all of these brands, and changes nothing where one of them is not allowed', async () => {
  const { releasers, sign } = releaseKey(['acme', 'play']);
  const refused = target.rollBackLast({ root, signFor: () => Promise.reject(new Error('not play')) });
  await expect(refused).rejects.toThrow('not play');
  expect(looks()).toEqual(['acme blue', 'play blue', 'rest red', 'souk blue']);
  const asked: string[] = [];
  const signFor = async (brands: readonly string[]) => {
    asked.push(...brands);
    return sign;
  };
  await target.rollBackLast({ root, signFor });
  expect(asked).toEqual(expect.arrayContaining(['acme', 'play']));
  for (const brand of ['acme', 'play']) {
    const live = (await target.releasesOf(brand))[0]?.[0];
    expect([live?.release, live && signerOf(live, releasers)]).toEqual([3, 'us']);
  }
});

it('changes nothing when files of one brand are gone', async () => {
  const page = (await target.releasesOf('play'))[0]?.[1]?.folder ?? '';
  rmSync(join(root, 'srv/play/releases', page, 'help.html'));
  await expect(target.rollBackLast({ root })).rejects.toThrow('Release 1 of play is not as it was built');
  expect(looks()).toEqual(['acme blue', 'play blue', 'rest red', 'souk blue']);
});

it('says so when no brand has a build before', async () => {
  await release('red', ['other']);
  await expect(target.rollBackLast({ root })).rejects.toThrow('other has no release before the live one.');
});
