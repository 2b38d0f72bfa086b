import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { copyMini } from './copy-mini.ts';
import { putFiles } from './project-copy.ts';
import { repository, runBrandgen } from './run-brandgen.ts';
import { faultsOf } from './site-state.ts';
import { warmCache } from './warm-cache.ts';

const scratch = mkdtempSync(join(tmpdir(), 'brandgen-trouble-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let workspace = '';
beforeEach(() => {
  workspace = mkdtempSync(join(scratch, 'workspace-'));
  copyMini(workspace);
});

const DISK_FULL =
  "Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })";

/** Loaded before the command: writing a file whose name contains a text fails as on a full disk, halfway. */
const fullDiskFor = (part: string) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const isFull = (file) => String(file).includes(${JSON.stringify(part)});
  const { writeFileSync, promises: { writeFile } } = fs;
  fs.writeFileSync = (file, bytes) => {
    writeFileSync(file, isFull(file) ? bytes.slice(0, 1) : bytes);
    if (isFull(file)) throw ${DISK_FULL};
  };
  fs.promises.writeFile = async (file, bytes) => {
    await writeFile(file, isFull(file) ? bytes.slice(0, 1) : bytes);
    if (isFull(file)) throw ${DISK_FULL};
  };
  syncBuiltinESMExports();`;
const preloaded = (source: string) => `--import=data:text/javascript,${encodeURIComponent(source)}`;

it('names the file of a site that a full disk has no room for, and leaves nothing of the site', async () => {
  const environment = { NODE_OPTIONS: preloaded(fullDiskFor('/index.html')) };
  const { exitCode, stderr } = await runBrandgen(['build', 'mini'], { cwd: workspace, environment });
  expect(stderr).toMatch(
    /^error: \S+\/out\/\.builds\/mini-\S+\/index\.html cannot be written: the disk is full \(ENOSPC\)\./,
  );
  expect(exitCode).toBe(2);
  expect(readdirSync(join(workspace, 'out'))).toEqual([]);
});

it('names the file of the cache that a full disk has no room for, once', async () => {
  const cache = join(workspace, 'cache');
  await warmCache(cache);
  const environment = { BRANDGEN_CACHE: cache, NODE_OPTIONS: preloaded(fullDiskFor('/cache/objects/')) };
  const { exitCode, stderr } = await runBrandgen(['build', 'mini'], { cwd: workspace, environment });
  const said = /error: \S+\/cache\/objects\/\S+ cannot be written: the disk is full \(ENOSPC\)\./g;
  expect(stderr.match(said), stderr).toHaveLength(1);
  expect(exitCode).toBe(2);
  expect(existsSync(join(workspace, 'out'))).toBe(false);
  expect(readdirSync(join(cache, 'objects'))).toEqual([]);
});

it.each([
  [
    'brands/mini/brand.json',
    /^error: \S+\/brand\.json exists and was not made by brandgen\. .* with BRANDGEN_CACHE\.\n$/,
  ],
  ['/proc/cache', /^error: \/proc (cannot hold folders: .* with `BRANDGEN_CACHE`|is not accessible .*)\.\n$/],
])('refuses a cache in %s, once', async (cache, said) => {
  const { exitCode, stderr } = await runBrandgen(['build', 'mini'], {
    cwd: workspace,
    environment: { BRANDGEN_CACHE: cache },
  });
  expect(stderr).toMatch(said);
  expect(exitCode).toBe(2);
});

/** Puts temporary files where a run of this process would have left them, had it been killed. */
function leaveBehind(cache: string, pid: number): void {
  mkdirSync(join(cache, `apps/key.${pid}-0123abcd.tmp/assets`), { recursive: true });
  mkdirSync(join(workspace, `out/.brandgen.${pid}-0123abcd.tmp`), { recursive: true });
  putFiles(cache, { [`objects/key.${pid}-0123abcd.tmp`]: 'half', [`files.json.${pid}-0123abcd.tmp`]: 'half' });
  putFiles(join(workspace, 'out/.builds'), {
    [`link.${pid}-0123abcd.tmp`]: '',
    [`mini-0123456789ab-${pid}.0123abcd/a`]: '',
  });
}

function leftoversIn(folder: string, pid: number): string[] {
  // A content hash may have the same digits.
  const named = new RegExp(`(?<![0-9a-f])${pid}(?![0-9a-f])`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => named.test(name));
}

it('removes what killed builds left behind, and nothing of a running one, whether it has anything to build or not', async () => {
  const cache = join(workspace, 'cache');
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(ended, 'exit');
  const dead = ended.pid ?? 0;
  await warmCache(cache);
  leaveBehind(cache, process.pid);
  for (const source of ['app', 'site']) {
    leaveBehind(cache, dead);
    const environment = { BRANDGEN_CACHE: cache };
    const { exitCode, stdout } = await runBrandgen(['build', 'mini', '--json'], { cwd: workspace, environment });
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.stringContaining(`"fromCache": "${source}"`) });
    expect([...leftoversIn(cache, dead), ...leftoversIn(join(workspace, 'out'), dead)]).toEqual([]);
  }
  expect(leftoversIn(cache, process.pid)).toHaveLength(4);
  expect(leftoversIn(join(workspace, 'out'), process.pid)).toHaveLength(4);
});

it.each(['SIGINT', 'SIGTERM'] as const)('removes its temporary folders when %s ends it', async (signal) => {
  const cache = join(workspace, 'cache');
  mkdirSync(join(cache, 'apps'), { recursive: true });
  const words = [join(repository, 'dist/cli/main.js'), 'build', 'mini'];
  const environment = { PATH: process.env['PATH'], BRANDGEN_CACHE: cache };
  const child = spawn(process.execPath, words, { cwd: workspace, stdio: 'ignore', env: environment });
  const ended = once(child, 'exit');
  const watcher = watch(join(cache, 'apps'));
  watcher.once('change', () => child.kill(signal));
  expect(await ended).toEqual([null, signal]);
  watcher.close();
  expect(readdirSync(join(cache, 'apps'))).toEqual([]);
  expect(existsSync(join(workspace, 'out'))).toBe(false);
});

it('says of a cache in a system folder that it holds no folders', async () => {
  const place = { cwd: workspace, environment: { BRANDGEN_CACHE: '/proc/x' } };
  for (const words of [
    ['build', 'mini'],
    ['dev', 'mini', '--port', '0', '--platform', 'http://127.0.0.1:9'],
  ]) {
    const { exitCode, stderr } = await runBrandgen(words, place);
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/^error: \/proc.*`BRANDGEN_CACHE`\.\n$/)]);
  }
});

it('builds the good brands with --keep-going, and reports the bad ones', async () => {
  const bad = {
    id: 'bad',
    extends: 'mini',
    name: 'Bad',
    nmae: 'Bad',
    merchant: 'bad01',
    site: { domains: ['bad.example'] },
  };
  putFiles(workspace, { 'brands/bad/brand.json': JSON.stringify(bad) });
  const stopped = await runBrandgen(['build', '--all'], { cwd: workspace });
  expect(stopped).toMatchObject({ exitCode: 1, stdout: expect.not.stringContaining('mini: built') });
  expect(existsSync(join(workspace, 'out'))).toBe(false);
  const { exitCode, stdout, stderr } = await runBrandgen(['build', '--all', '--keep-going'], { cwd: workspace });
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/^mini: built$/m);
  expect(stdout).toMatch(/^Not built, because of problems: bad$/m);
  expect(stderr).toMatch(/^brands\/bad\/brand\.json has 1 problem\.$/m);
  expect(faultsOf(join(workspace, 'out/mini'))).toEqual([]);
  const asJson = await runBrandgen(['build', '--all', '--keep-going', '--json'], { cwd: workspace });
  expect(JSON.parse(asJson.stdout)).toMatchObject({ exitCode: 1, sites: [{ brand: 'mini' }], broken: ['bad'] });
});

it('builds nothing with --keep-going while words that every brand uses are broken', async () => {
  mkdirSync(join(workspace, 'locales/EN'), { recursive: true });
  writeFileSync(join(workspace, 'locales/EN/shell.json'), '{ "header": ');
  const { exitCode, stderr } = await runBrandgen(['build', '--all', '--keep-going'], { cwd: workspace });
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^locales\/EN\/shell\.json has /);
  expect(existsSync(join(workspace, 'out'))).toBe(false);
});
