import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createSiteServer } from '#cli/serve/site-server.ts';
import { copyMini } from './copy-mini.ts';
import { folderState } from './folder-state.ts';
import { repository, runBrandgen, runProgram } from './run-brandgen.ts';
import { faultsOf, filesOf, readManifest } from './site-state.ts';

const scratch = mkdtempSync(join(tmpdir(), 'brandgen-build-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let workspace = '';
beforeEach(() => {
  workspace = makeWorkspace();
});

function makeWorkspace(): string {
  const folder = mkdtempSync(join(scratch, 'workspace-'));
  copyMini(folder);
  return folder;
}

const place = () => ({ cwd: workspace });
const site = () => join(workspace, 'out/mini');
const build = async () => {
  const { exitCode, stdout, stderr } = await runBrandgen(['build', 'mini', '--json'], place());
  expect(stderr).toBe('');
  expect(exitCode).toBe(0);
  return JSON.parse(stdout).sites[0];
};

function rename(name: string): void {
  const file = join(workspace, 'brands/mini/brand.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"name": "[^"]+",\n/, `"name": "${name}",\n`));
}

describe('a build', () => {
  it('writes a complete site and prints a table', async () => {
    const { exitCode, stdout } = await runBrandgen(['build', 'mini'], place());
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^mini: built$/m);
    expect(stdout).toMatch(/^Site +Features +Languages +Files +First JS +First CSS +Time +From the cache$/m);
    expect(stdout).toMatch(/^mini +\d+ +EN +\d+ +\d+\.\d kB +\d+\.\d kB /m);
    expect(faultsOf(site())).toEqual([]);
    expect(filesOf(site())).toEqual(expect.arrayContaining(['index.html', 'app.html', 'server/nginx.conf']));
  });

  it('prints the same as data with --json', async () => {
    const built = await build();
    expect(built).toMatchObject({ brand: 'mini', languages: ['EN'], files: filesOf(site()).length });
    expect(built.firstLoad.js).toBeGreaterThan(50_000);
  });

  it('takes the site from the cache when nothing has changed', async () => {
    await build();
    const { ino } = statSync(site());
    expect((await build()).fromCache).toBe('site');
    expect(statSync(site()).ino).toBe(ino);
  });

  it('rebuilds a site with a missing file', async () => {
    await build();
    rmSync(join(site(), 'app.html'));
    expect((await build()).fromCache).toBe('app');
    expect(faultsOf(site())).toEqual([]);
  });

  it('rebuilds only what the brand changed, and removes the old build', async () => {
    await build();
    const before = readManifest(site());
    rename('Maxi');
    await build();
    const after = readManifest(site());
    const scripts = ({ files }: typeof before) => Object.entries(files).filter(([file]) => file.endsWith('.js'));
    expect(scripts(after)).toEqual(scripts(before));
    expect(readFileSync(join(site(), 'index.html'), 'utf8')).toContain('Maxi');
    expect(after.build).not.toBe(before.build);
    for (const page of ['index.html', 'app.html'])
      expect(readFileSync(join(site(), page), 'utf8')).toContain(`"build":"${after.build}"`);
    expect(readdirSync(join(workspace, 'out/.builds'))).toEqual(['mini.live']);
  });
});

it('builds a brand in a theme of twenty lines, in the colours of its palette', async () => {
  cpSync(join(repository, 'tests/fixtures/right/theme-that-extends'), workspace, { recursive: true });
  const theme = readFileSync(join(workspace, 'themes/dusk/theme.json'), 'utf8');
  expect(theme.trim().split('\n').length).toBeLessThanOrEqual(20);
  const { exitCode } = await runBrandgen(['build', 'acme', '--json'], place());
  expect(exitCode).toBe(0);
  const folder = join(workspace, 'out/acme');
  expect(faultsOf(folder)).toEqual([]);
  const css = filesOf(folder).find((file) => /^assets\/theme-.*\.css$/.test(file)) ?? '';
  const text = readFileSync(join(folder, css), 'utf8');
  expect(text).toContain('--color-accent:#a78bfa');
  expect(text).toContain('--color-sunken:#fbf9ff');
});

describe('a site stays whole', () => {
  it('when two builds run at the same time', async () => {
    const both = await Promise.all([1, 2].map(() => runBrandgen(['build', 'mini'], place())));
    expect(both.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(faultsOf(site())).toEqual([]);
  });

  it('when a build is killed while writing', async () => {
    await build();
    rename('Killed');
    await killWhileWriting();
    expect(faultsOf(site())).toEqual([]);
    await build();
    expect(faultsOf(site())).toEqual([]);
    expect(readManifest(site()).name).toBe('Killed');
    expect(readdirSync(join(workspace, 'out/.builds'))).toEqual(['mini.live']);
  });

  it.each([
    ['begins to name the new site', 'writeFileSync', '/mini.live.', 'mini before'],
    ['has named the new site', 'renameSync', '/mini.live.', 'Killed'],
    ['has moved the old site aside', 'renameSync', '/out/mini', 'Killed'],
  ])('when a build is killed as soon as it %s', async (_moment, call, part, name) => {
    rename('mini before');
    await build();
    rename('Killed');
    const environment = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(killedAt(call, part))}` };
    await runBrandgen(['build', 'mini'], { ...place(), environment });
    const { exitCode } = await runBrandgen(['verify', 'out/mini'], place());
    expect({ exitCode, faults: faultsOf(site()), name: readManifest(site()).name }).toEqual({
      exitCode: 0,
      faults: [],
      name,
    });
    await build();
    expect(readManifest(site()).name).toBe('Killed');
    expect(readdirSync(join(workspace, 'out/.builds'))).toEqual(['mini.live']);
  });

  it('when a tool copies it that follows no links', async () => {
    await build();
    const copies = ['copied', 'packed'].map((name) => join(workspace, name));
    for (const copy of copies) mkdirSync(copy);
    execFileSync('cp', ['-r', site(), copies[0] ?? '']);
    execFileSync('tar', ['-cf', join(workspace, 'site.tar'), '-C', join(workspace, 'out'), 'mini']);
    execFileSync('tar', ['-xf', join(workspace, 'site.tar'), '-C', copies[1] ?? '']);
    for (const copy of copies) {
      expect(faultsOf(join(copy, 'mini'))).toEqual([]);
      const server = await createSiteServer(join(copy, 'mini'), 'http://127.0.0.1:9');
      const answer = await server.inject('/');
      expect([answer.statusCode, answer.body]).toEqual([200, readFileSync(join(site(), 'index.html'), 'utf8')]);
      await server.close();
    }
  });

  it('when the input has problems: nothing is written', async () => {
    await build();
    const before = folderState(join(workspace, 'out'));
    const file = join(workspace, 'brands/mini/brand.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"name": "mini"', '"name": "nowhere"'));
    const { exitCode, stderr } = await runBrandgen(['build', 'mini'], place());
    expect(exitCode).toBe(1);
    expect(stderr).toContain('brands/mini/brand.json has 1 problem.');
    expect(folderState(join(workspace, 'out'))).toEqual(before);
  });

  it('when another folder is in its place', async () => {
    mkdirSync(site(), { recursive: true });
    writeFileSync(join(site(), 'mine.txt'), 'mine');
    const { exitCode, stderr } = await runBrandgen(['build', 'mini'], place());
    expect(exitCode).toBe(2);
    expect(stderr).toContain('was not made by brandgen');
    expect(readdirSync(join(workspace, 'out'))).toEqual(['mini']);
  });
});

it('gives the same bytes in another folder with another cache and a strict mask, for a web server to read', async () => {
  await build();
  const elsewhere = makeWorkspace();
  const environment = { BRANDGEN_CACHE: join(elsewhere, 'cache') };
  const words = [process.execPath, join(repository, 'dist/cli/main.js'), 'build', 'mini'];
  const masked = ['sh', '-c', 'umask 077 && exec "$@"', 'sh', ...words];
  const { exitCode } = await runProgram(masked, { cwd: elsewhere, environment });
  expect(exitCode).toBe(0);
  const bytes = (folder: string) => filesOf(folder).map((file) => [file, readFileSync(join(folder, file), 'base64')]);
  expect(bytes(join(elsewhere, 'out/mini'))).toEqual(bytes(site()));
  expect(closedIn(join(elsewhere, 'out'))).toEqual([]);
});

/** Files of a folder that others than its owner cannot read. */
function closedIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const places = ['', ...entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)))];
  return places.filter((place) => {
    const entry = statSync(join(folder, place));
    const wanted = entry.isDirectory() ? 0o055 : 0o044;
    return !place.startsWith('.builds') && (entry.mode & wanted) !== wanted;
  });
}

describe('wrong usage', () => {
  it.each([
    [['build'], 'Name the brands to build, or use `--all`.'],
    [['build', 'mini', '--all'], 'Use brand names or `--all`, not both.'],
    [['build', 'mini', '--jobs', 'many'], '`--jobs` needs a whole number of at least 1, but got "many".'],
    [['build', 'mini', '--jobs', '1e9'], '`--jobs` needs a whole number of at least 1, but got "1e9".'],
    [['build', 'mimi'], 'There is no brand "mimi".'],
    [['build', 'mini', '--out', ''], '`--out` needs a folder.'],
    [['build', 'mini', '--out', 'brands/mini/brand.json'], 'brand.json exists and was not made by brandgen.'],
    [['build', 'mini', '--out', 'brands/mini/brand.json/x'], 'it is a file, not a folder (ENOTDIR).'],
  ])('%s', async (words, message) => {
    const { exitCode, stderr } = await runBrandgen(words, place());
    expect(exitCode).toBe(2);
    expect(stderr).toContain(message);
    expect(existsSync(join(workspace, 'out'))).toBe(false);
  });
});

// Root gets an error about folders in a file; other users get one about access.
it.runIf(process.platform === 'linux')('ends where the output folder is one that the system fills', async () => {
  const { exitCode, stderr } = await runBrandgen(['build', 'mini', '--out', '/proc/sites/all'], place());
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/^error: \/proc (cannot hold folders|is not accessible)/);
});

/** Loaded before the command: kills it after the first call of a function with a path that contains a text. */
const killedAt = (call: string, part: string) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const known = fs[${JSON.stringify(call)}];
  fs[${JSON.stringify(call)}] = (...words) => {
    known(...words);
    if (String(words[0]).includes(${JSON.stringify(part)})) process.kill(process.pid, 'SIGKILL');
  };
  syncBuiltinESMExports();`;

/** Starts a build and kills it as soon as it writes to its folder. */
async function killWhileWriting(): Promise<void> {
  const builds = join(workspace, 'out/.builds');
  const watcher = watch(builds);
  const words = [join(repository, 'dist/cli/main.js'), 'build', 'mini'];
  const child = spawn(process.execPath, words, { cwd: workspace, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  watcher.once('change', () => child.kill('SIGKILL'));
  await ended;
  watcher.close();
}
