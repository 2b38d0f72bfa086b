import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filesOf, readManifest } from '../site-state.ts';
import { refusedIn } from './refused-in.ts';
import { type RunningTarget, startTarget } from './running-target.ts';

let target: RunningTarget;
/** Stylesheet of each release so far, by its number. */
const styles: string[] = [];
beforeAll(async () => {
  target = await startTarget();
  target.writeTarget();
  for (const radius of [1, 2]) {
    target.writeBrand(radius);
    const { exitCode, stdout, stderr } = await target.run(['release', 'acme', '--to', 'live']);
    expect({ exitCode, stdout, stderr }).toMatchObject({ exitCode: 0, stderr: '' });
    styles.push(stylesOf(join(target.workspace, 'out/acme')));
  }
});
afterAll(() => target.stop());
beforeEach(() => target.writeTarget());

const stylesOf = (site: string) =>
  Object.keys(readManifest(site).files).find((file) => /^assets\/theme-.*\.css$/.test(file)) ?? '';
const configuration = () => readFileSync(join(target.folder, 'nginx.conf'), 'utf8');
/** Release that the configuration names for the site. */
const live = () => /^ {2}acme "([^"]+)"; # release (\d+) of acme$/m.exec(configuration());
const liveNumber = () => Number(live()?.[2]);
const serverAddress = () => {
  const { targets } = JSON.parse(readFileSync(join(target.workspace, 'brandgen.json'), 'utf8'));
  return `http://${targets.live.listen}/`;
};
const manifestOf = (release: number) => join(target.folder, 'acme/releases', `${release}.json`);

/** Folder of the live release. */
const liveFolder = () => live()?.[1] ?? '';

/** Whether the live release is served; a server that was told to reload needs a moment for it. */
const isServed = async () => (await target.get('/help')).body.equals(readFileSync(join(liveFolder(), 'help.html')));

describe('a release', () => {
  it('is served with its own policy, and what earlier pages load stays', async () => {
    await expect.poll(isServed).toBe(true);
    expect(refusedIn(await target.get('/help'))).toEqual([]);
    for (const file of styles) {
      expect(await target.get(`/${file}`)).toMatchObject({
        status: 200,
        headers: { 'cache-control': expect.stringContaining('immutable') },
      });
    }
    expect((await target.get('/assets/none.css')).status).toBe(404);
  });

  it('is proven at its address, and so is a page under the policy of another release', async () => {
    const sound = await target.run(['verify', target.address, '--to', 'live']);
    expect(sound.stdout).toMatch(/\(acme\): all \d+ files are as built\. It is release \d+ of live\.\n$/);
    const before = configuration();
    const other = readdirSync(join(target.folder, 'acme/releases')).find(
      (name) => !name.endsWith('.json') && !liveFolder().endsWith(name),
    );
    const mixed = before.replace(liveFolder(), join(target.folder, 'acme/releases', other ?? ''));
    writeFileSync(join(target.folder, 'nginx.conf'), mixed);
    await target.reload();
    await expect.poll(isServed).toBe(true);
    const { exitCode, stdout } = await target.run(['verify', target.address]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: expect.stringMatching(/ {2}policy {3}help\.html\n/) });
    writeFileSync(join(target.folder, 'nginx.conf'), before);
    await target.reload();
    await expect.poll(isServed).toBe(true);
  });

  it('is asked for in vain where no site answers', async () => {
    const { exitCode, stderr } = await target.run(['verify', `${target.address}/games/`]);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringMatching(/games\/ serves no built site: .*status 404/),
    });
  });

  it('is asked for in vain at the server by another host, and says which address to use', async () => {
    const { exitCode, stderr } = await target.run(['verify', serverAddress()]);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringContaining(
        '(status 421). Its server has no site of this host: use the address that visitors use, and `--server` where',
      ),
    });
  });

  it('is proven at its server before its name leads there', async () => {
    const options = ['--server', serverAddress(), '--to', 'live'];
    const { exitCode, stdout } = await target.run(['verify', 'https://acme.example/', ...options]);
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: expect.stringMatching(/^https:.*: all \d+ files are as built\. It is release \d+ of live\.\n$/),
    });
  });

  it.each([
    ['a server that is no address', ['https://acme.example/', '--server', '10.0.0.12'], 'without a path'],
    ['a folder with a server', ['out/acme', '--server', 'http://10.0.0.12'], 'but out/acme is a folder'],
  ])('is refused for %s', async (_what, args, says) => {
    const { exitCode, stderr } = await target.run(['verify', ...args]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining(says) });
  });

  it('is a whole site in a real folder, of which every file is kept once', async () => {
    const folders = readdirSync(join(target.folder, 'acme/releases')).filter((name) => !name.endsWith('.json'));
    expect(folders).toHaveLength(2);
    for (const folder of folders) {
      const site = join(target.folder, 'acme/releases', folder);
      const { exitCode, stdout } = await target.run(['verify', site]);
      expect({ exitCode, stdout }).toMatchObject({ exitCode: 0 });
      expect(filesOf(site).map((file) => statSync(join(site, file)).nlink)).not.toContain(1);
    }
  });

  it('is listed with its time, the account and the live one', async () => {
    const { stdout } = await target.run(['releases', 'acme', '--json']);
    const { releases } = JSON.parse(stdout);
    expect(releases).toMatchObject([
      { release: 2, site: 'acme', live: true, rollback: 0, by: expect.stringContaining(`@${hostname()}`) },
      { release: 1, site: 'acme', live: false },
    ]);
    expect(readFileSync(join(liveFolder(), 'help.html'), 'utf8')).toContain(`"build":"${releases[0].build}"`);
    expect(releases[1].build).not.toBe(releases[0].build);
    expect(Date.parse(releases[1].time)).toBeLessThanOrEqual(Date.parse(releases[0].time));
  });

  it('has no number of its own when nothing has changed', async () => {
    const { stdout } = await target.run(['release', '--all']);
    expect(stdout).toContain('acme: nothing has changed since release 2.');
    expect(liveNumber()).toBe(2);
  });

  it('changes nothing when the web server refuses it', async () => {
    const before = { configuration: configuration(), releases: readdirSync(join(target.folder, 'acme/releases')) };
    target.writeTarget({ reload: [process.execPath, '-e', 'console.error("unknown directive"); process.exit(1)'] });
    target.writeBrand(3);
    const { exitCode, stderr } = await target.run(['release', 'acme']);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringMatching(/live could not be reloaded.*unknown directive/),
    });
    expect(configuration()).toBe(before.configuration);
    expect(readdirSync(join(target.folder, 'acme/releases')).filter((name) => name.endsWith('.json'))).toEqual(
      before.releases.filter((name) => name.endsWith('.json')),
    );
  });

  it('waits for no other one, and takes over from one that was killed', async () => {
    const lock = join(target.folder, '.lock');
    const holder = (process: number) => writeFileSync(lock, JSON.stringify({ process, host: hostname() }));
    holder(process.pid);
    target.writeBrand(2);
    const { exitCode, stderr } = await target.run(['release', 'acme']);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringContaining(`in use by process ${process.pid} on `),
    });
    expect(existsSync(lock)).toBe(true);
    holder(2 ** 22 + 1);
    expect((await target.run(['release', 'acme'])).exitCode).toBe(0);
    expect(existsSync(lock)).toBe(false);
  });
});

/** Loaded before the command: kills it just before it puts something into a place of the target. */
const killedBefore = (place: string) => {
  const code = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const place = new RegExp(${JSON.stringify(place)});
    for (const [name, at] of [['linkSync', 1], ['renameSync', 1], ['writeFileSync', 0]]) {
      const own = fs[name];
      fs[name] = (...words) => {
        if (place.test(String(words[at]).split('/srv/')[1])) process.kill(process.pid, 'SIGKILL');
        return own(...words);
      };
    }
    syncBuiltinESMExports();`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
};

/** Moments in the order in which a release writes. */
const MOMENTS = [
  '^acme/files/assets/theme-',
  '^\\.files/[^/]+/\\w+\\.[^/]+tmp$',
  '^acme/releases/\\w+\\.[^/]+tmp/words/',
  '^acme/releases/\\w+$',
  '^acme/releases/\\d+\\.json$',
  '^nginx\\.conf\\.',
  '^nginx\\.conf$',
];

describe('a release that is killed', () => {
  it.each(MOMENTS.map((moment, at) => ({ moment, radius: 10 + at })))(
    'before $moment leaves the old site whole, and the next one goes through',
    async ({ moment, radius }) => {
      const live = liveNumber();
      target.writeBrand(radius);
      const { exitCode } = await target.run(['release', 'acme'], { NODE_OPTIONS: killedBefore(moment) });
      expect([exitCode, liveNumber()]).toEqual([null, live]);
      expect((await target.run(['verify', liveFolder()])).exitCode).toBe(0);
      expect((await target.run(['release', 'acme'])).exitCode).toBe(0);
      expect(liveNumber()).toBeGreaterThan(live);
    },
  );

  it('leaves nothing that pruning does not find', async () => {
    await expect.poll(isServed).toBe(true);
    await target.run(['prune']);
    const left = readdirSync(target.folder, { recursive: true, encoding: 'utf8' });
    expect(left.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('a rollback', () => {
  it('makes an earlier release live again, without a build', async () => {
    const { exitCode, stdout } = await target.run(['rollback', 'acme', '1']);
    expect({ exitCode, stdout }).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('release 1 is live again'),
    });
    await expect.poll(isServed).toBe(true);
    expect(refusedIn(await target.get('/help'))).toEqual([]);
    // A page of the release that it replaced is still open somewhere.
    expect((await target.get(`/${styles[1]}`)).status).toBe(200);
  });

  it('without a number goes to the build before', async () => {
    const number = liveNumber();
    await target.run(['rollback', 'acme']);
    const { rollback } = JSON.parse(readFileSync(manifestOf(number + 1), 'utf8'));
    expect(rollback).toBeGreaterThan(2);
  });

  it('of the last command goes back with what that has made live', async () => {
    const number = liveNumber();
    const { stdout } = await target.run(['rollback', '--last']);
    expect(stdout).toMatch(new RegExp(`^acme: release \\d+ is live again, as release ${number + 1}\\.$`, 'm'));
    expect(liveNumber()).toBe(number + 1);
  });

  it.each([
    [['rollback', 'acme', '99'], /acme has no release 99 to go back to\. It has: \d/],
    [['rollback', 'acme', 'last'], /whole number of at least 1, but got "last"/],
    [['rollback'], /either a brand, or `--last`/],
    [['rollback', 'acme', '--last'], /either a brand, or `--last`/],
    [['rollback', 'acne'], /no release of acne\. Did you mean "acme"\?/],
    [['releases', 'acme', '--to', 'life'], /no target "life"\. Did you mean "live"\?/],
  ])('says what is wrong with %j', async (words, said) => {
    const { exitCode, stderr } = await target.run(words);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringMatching(said) });
  });
});

describe('pruning', () => {
  it('removes what was replaced longer ago than the brand keeps it, and what only that had', async () => {
    const numbers = () =>
      readdirSync(join(target.folder, 'acme/releases'))
        .filter((name) => name.endsWith('.json'))
        .map((name) => Number.parseInt(name, 10))
        .sort((a, b) => a - b);
    const live = liveNumber();
    for (const number of numbers().filter((other) => other < live)) age(manifestOf(number), 15);
    expect(existsSync(join(target.folder, 'acme/files', styles[1] ?? ''))).toBe(true);
    const { exitCode, stdout } = await target.run(['prune']);
    expect({ exitCode, stdout }).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('acme: removed release 1, release 2'),
    });
    // The newest one before the live release was live until a moment ago.
    expect(numbers()).toEqual([live - 1, live]);
    expect(existsSync(join(target.folder, 'acme/files', styles[1] ?? ''))).toBe(false);
    const stored = filesOf(join(target.folder, '.files'));
    expect(stored.filter((file) => statSync(join(target.folder, '.files', file)).nlink === 1)).toEqual([]);
    expect((await target.get('/help')).status).toBe(200);
    expect((await target.run(['prune'])).stdout).toBe('Nothing to remove.\n');
  });
});

/** Makes a release older. */
function age(file: string, days: number): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const time = new Date(Date.parse(manifest.time) - days * 86_400_000).toISOString();
  writeFileSync(file, JSON.stringify({ ...manifest, time }));
}

it('a mistake in brandgen.json is named with its place, and nothing is built', async () => {
  writeFileSync(join(target.workspace, 'brandgen.json'), '{\n  "targets": {\n    "live": { "foldr": "srv" }\n  }\n}\n');
  const { exitCode, stderr } = await target.run(['release', 'acme']);
  expect(exitCode).toBe(1);
  expect(stderr).toContain('brandgen.json:3:15 › targets.live.foldr');
  expect(stderr).toContain('Did you mean "folder"?');
  expect(stderr).toContain('A target is either a folder or a store.');
});
