import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stage } from '#cli/commands/release/stage.action.ts';
import { releases } from '#cli/commands/releases/releases.action.ts';
import { watch } from '#cli/commands/watch/watch.action.ts';
import { folderTarget } from '#cli/release/folder/folder-target.ts';
import { liveSites } from '#cli/release/live/live-sites.ts';
import type { ReleaseTarget } from '#cli/release/targets/release-target.ts';
import { localOrigin } from '#cli/serve/local-origin.ts';
import { createStyle } from '#cli/terminal/terminal.ts';
import { type SmallSite, writeSmallSite } from './small-site.ts';

let root: string;
let target: ReleaseTarget;
let collector: Server | undefined;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'brandgen-staging-'));
  mkdirSync(join(root, 'brands'));
  target = open('nginx');
  writeFileSync(
    join(root, 'brandgen.json'),
    JSON.stringify({ targets: { live: { folder: 'srv', directives: 'own' } } }),
  );
  await release('red');
});
afterEach(() => {
  collector?.close();
  rmSync(root, { recursive: true, force: true });
});

function open(server: 'nginx' | 'caddy'): ReleaseTarget {
  const place = { folder: join(root, 'srv'), directives: join(root, 'own') };
  const settings = { server, reload: null, listen: '8080', upstream: '127.0.0.1:4600' } as const;
  return folderTarget({ name: 'live', ...place, ...settings, signFrom: 'BRANDGEN_RELEASE_KEY' });
}

const release = (look: string, staged?: number, own: SmallSite = {}) =>
  target.release({
    root,
    sites: [writeSmallSite(join(root, 'out', look), look, own)],
    termsOf: () => ({ keepDays: 14, ...(staged !== undefined && { staged }) }),
  });

const terminal = { interactive: false, style: createStyle(false), problemStyle: createStyle(false) };
const context = () => ({ cwd: root, workspace: undefined, terminal: { ...terminal, line() {}, problem() {} } });
const NOTHING = {
  to: 'live',
  environment: undefined,
  promote: undefined,
  out: undefined,
  jobs: undefined,
  since: undefined,
};
const staging = (own: { share?: string; stop?: boolean; brands?: string[]; since?: string }) =>
  stage({ ...context(), ...NOTHING, brands: ['acme'], all: false, share: undefined, stop: false, ...own });
const listed = async () => {
  const { text } = await releases({ ...context(), brand: 'acme', to: 'live' });
  return text
    .split('\n')
    .slice(1)
    .map((line) =>
      `${line.trim().split(/\s+/)[0]} ${/(?:staged.*|was staged|live.*|back to \d)?$/.exec(line.trim())?.[0]}`.trim(),
    );
};
/** Look of the live build, and of the staged one. */
const looks = () => {
  const text = readFileSync(join(root, 'srv/nginx.conf'), 'utf8');
  return ['acme', String.raw`acme\+`].map((key) => {
    const folder = new RegExp(`^ {2}${key} "([^"]+)"; #`, 'm').exec(text)?.[1];
    return folder && /color:(\w+)/.exec(readFileSync(join(folder, 'help.html'), 'utf8'))?.[1];
  });
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

it('is raised without a build, finished as a release of its own, and listed at each step', async () => {
  await release('blue', 10);
  expect(await listed()).toEqual(['2 staged at 10 %', '1 live']);
  expect((await staging({ share: '50' })).text).toContain('acme: release 2 is live for 50 % of the visitors.');
  expect(await listed()).toEqual(['2 staged at 50 %', '1 live']);
  expect(looks()).toEqual(['red', 'blue']);
  expect((await staging({ share: '100' })).text).toContain('release 2 is live for every visitor, as release 3');
  expect(await listed()).toEqual(['3 live', '2 was staged', '1']);
  expect(looks()).toEqual(['blue', undefined]);
});

it('is stopped by a release of what is live, which no later rollback leads past', async () => {
  await release('green');
  await release('blue', 10);
  expect((await staging({ stop: true })).text).toContain('release 2 is live again for every visitor, as release 4');
  expect(await listed()).toEqual(['4 live, back to 2', '3 was staged', '2', '1']);
  expect(looks()).toEqual(['green', undefined]);
  expect(await target.rollBack({ root, brand: 'acme', to: undefined })).toMatchObject({ to: 1 });
  expect(looks()).toEqual(['red', undefined]);
});

it.each(['rollBack', 'rollBackLast'] as const)('is stopped by %s too, which goes back by one step', async (how) => {
  await release('green');
  await release('blue', 10);
  await (how === 'rollBack' ? target.rollBack({ root, brand: 'acme', to: undefined }) : target.rollBackLast({ root }));
  expect(looks()).toEqual(['green', undefined]);
});

it('ends with a release for everybody, also of the same build or of that which is live', async () => {
  for (const look of ['blue', 'red', 'green']) {
    await release('blue', 10);
    expect((await release(look))[0]?.isNew).toBe(true);
    expect(looks()).toEqual([look, undefined]);
    await release('red');
  }
});

it('stays as it is while other settings of the target change', async () => {
  await release('blue', 10);
  await target.previews?.release({ root, name: 'summer', sites: [], expires: inDays(1), password: undefined });
  expect(looks()).toEqual(['red', 'blue']);
});

it('is kept by pruning with the live one, however long ago that was replaced for some', async () => {
  await release('blue', 10);
  await target.prune(inDays(400));
  expect(await listed()).toEqual(['2 staged at 10 %', '1 live']);
  const folders = [...liveSites({ folder: join(root, 'srv'), server: 'nginx' }).values()].map(({ folder }) => folder);
  expect(existsSync(join(root, 'srv/acme/releases', folders[0] ?? '', 'help.html'))).toBe(true);
  expect(looks()).toEqual(['red', 'blue']);
  await staging({ stop: true });
  await target.prune(inDays(10));
  expect(await listed()).toEqual(['3 live, back to 1', '2 was staged', '1']);
  await target.prune(inDays(15));
  expect(await listed()).toEqual(['3 live, back to 1']);
});

it('is described again when its manifest is lost', async () => {
  await release('blue', 10);
  rmSync(join(root, 'srv/acme/releases/2.json'));
  await staging({ share: '100' });
  expect(looks()).toEqual(['blue', undefined]);
});

it('says what cannot be staged', async () => {
  await expect(release('blue', 10, { hosts: ['other.example'] })).rejects.toThrow(
    'differs from its live release in its hosts',
  );
  await expect(release('blue', 10, { brand: 'play' })).rejects.toThrow(
    'play has no live release for the other visitors',
  );
  await expect(staging({ stop: true })).rejects.toThrow('no staged release to stop');
  await expect(staging({ share: '10', stop: true })).rejects.toThrow('not both');
  for (const share of ['0', '101', '1.5', 'ten']) await expect(staging({ share })).rejects.toThrow('from 1 to 100');
  await release('blue', 10);
  await expect(staging({ share: '20', brands: ['acme', 'play'] })).rejects.toThrow('but not play');
  await expect(staging({ share: '20', since: 'HEAD' })).rejects.toThrow('nothing is built');
  target = open('caddy');
  expect(target.staging).toMatch(/^Caddy draws no shares/);
});

it('is watched, and stopped when its visits have more errors', async () => {
  await release('blue', 10);
  for (const [number, build] of [
    [1, 'aa'],
    [2, 'bb'],
  ] as const) {
    const file = join(root, 'srv/acme/releases', `${number}.json`);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), build }));
  }
  const builds = { aa: { visits: 900, errors: 9 }, bb: { visits: 100, errors: 1 } };
  const server = createServer((_asked, answer) => answer.end(JSON.stringify({ builds }))).listen(0, '127.0.0.1');
  collector = server;
  await once(server, 'listening');
  const usual = { to: 'live', threshold: '1', visits: '100', every: '60', once: true };
  const look = () => watch({ ...context(), ...usual, brand: 'acme', reports: `${localOrigin(server)}/sums` });
  expect(await look()).toMatchObject({ exitCode: 0, text: 'Release 2 of acme goes on.' });
  builds.bb.errors = 40;
  const { exitCode, text } = await look();
  expect({ exitCode, text }).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('40 of 100 visits (40.00 %)'),
  });
  expect(looks()).toEqual(['red', undefined]);
  expect(await look()).toMatchObject({ exitCode: 0, text: 'acme has no staged release in live.' });
  await expect(watch({ ...context(), ...usual, brand: 'acme', reports: undefined })).rejects.toThrow(
    'Say where the sums',
  );
});
