import { createHash } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IS_MANY } from '#sandbox/testing/schedules.fixture.ts';
import { copyMini } from './copy-mini.ts';
import { putFiles } from './project-copy.ts';
import { repository, runBrandgen } from './run-brandgen.ts';
import { faultsOf, filesOf, readManifest } from './site-state.ts';
import { warmCache } from './warm-cache.ts';

const scratch = mkdtempSync(join(tmpdir(), 'brandgen-changed-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const BRANDS = ['mini', 'acme', 'late'] as const;
const MARK = 'planted';
const cache = join(scratch, 'cache');

beforeAll(() => warmCache(cache));

let workspace = '';
/** A file that the planted script writes wherever it runs. */
let trace = '';
beforeEach(() => {
  workspace = mkdtempSync(join(scratch, 'workspace-'));
  trace = join(workspace, 'trace');
  copyMini(workspace);
  for (const [id, merchant] of [
    ['acme', 'acme01'],
    ['late', 'late01'],
  ] as const) {
    const config = {
      id,
      extends: 'mini',
      name: id,
      merchant,
      site: { domains: [`${id}.example`] },
      artwork: { mark: 'mark.svg' },
    };
    putFiles(workspace, { [`brands/${id}/brand.json`]: JSON.stringify(config) });
    copyFileSync(join(repository, 'brands/mini/mark.svg'), join(workspace, `brands/${id}/mark.svg`));
  }
});

const site = (brand: string) => join(workspace, 'out', brand);

/** Builds brands and returns what came from the cache, by brand. */
async function build(...brands: string[]): Promise<Record<string, string>> {
  const place = { cwd: workspace, environment: { BRANDGEN_CACHE: cache } };
  const { exitCode, stdout, stderr } = await runBrandgen(['build', ...brands, '--json'], place);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  const { sites }: { sites: { brand: string; fromCache: string }[] } = JSON.parse(stdout);
  return Object.fromEntries(sites.map(({ brand, fromCache }) => [brand, fromCache]));
}

const planted = () =>
  `\n;globalThis.process?.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(trace)}, '${MARK}');\n`;

/** Paths of the plain files below a folder. */
function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const marked = (folder: string) => filesUnder(folder).filter((file) => readFileSync(file).includes(MARK));

function shellOf(brand: string): string {
  const shell = filesOf(site(brand)).find((file) => /^assets\/shell-.*\.js$/.test(file)) ?? '';
  return join(realpathSync(site(brand)), shell);
}

function expectSound(...brands: string[]): void {
  expect(existsSync(trace)).toBe(false);
  expect(marked(join(workspace, 'out'))).toEqual([]);
  for (const brand of brands) expect(faultsOf(site(brand))).toEqual([]);
}

/** Changes a file without a trace in its size and its time of modification. */
function swap(file: string): void {
  const { atime, mtime, size } = statSync(file);
  const text = planted().padEnd(size);
  writeFileSync(file, Buffer.concat([Buffer.from(text), readFileSync(file)]).subarray(0, size));
  utimesSync(file, atime, mtime);
}

function becomeLink(file: string): void {
  const other = join(mkdtempSync(join(scratch, 'elsewhere-')), 'file');
  copyFileSync(file, other);
  rmSync(file);
  symlinkSync(other, file);
  appendFileSync(other, planted());
}

/** Does as `becomeLink`, but keeps the same bytes. */
function becomeLinkToCopy(file: string): void {
  const other = join(mkdtempSync(join(scratch, 'elsewhere-')), 'file');
  copyFileSync(file, other);
  rmSync(file);
  symlinkSync(other, file);
}

const DAMAGE: readonly (readonly [name: string, harm: (file: string) => void])[] = [
  ['appended to', (file) => appendFileSync(file, planted())],
  ['truncated', (file) => truncateSync(file, 1000)],
  ['changed, with its old size and time', swap],
  ['replaced by a link', becomeLink],
  ['replaced by a link to the same bytes', becomeLinkToCopy],
];

it('shares no file of a site with the cache or an installed package', async () => {
  await build(...BRANDS);
  const others = [...filesUnder(cache), ...filesUnder(join(repository, 'node_modules/@fontsource'))];
  const taken = new Set(others.map((file) => statSync(file).ino));
  expect(filesUnder(join(workspace, 'out')).filter((file) => taken.has(statSync(file).ino))).toEqual([]);
});

describe('a script of a site that was', () => {
  it.each(DAMAGE)('%s is made again and reaches no other brand', async (_name, harm) => {
    await build('mini', 'acme');
    harm(shellOf('mini'));
    expect(await build(...BRANDS)).toMatchObject({ mini: 'app', late: 'app' });
    expectSound(...BRANDS);
    expect(marked(cache)).toEqual([]);
    expect(lstatSync(shellOf('mini')).isFile()).toBe(true);
    expect(await build(...BRANDS)).toEqual({ mini: 'site', acme: 'site', late: 'site' });
  });
});

it('mends a shared file in the sites that are not built too', async () => {
  await build(...BRANDS);
  appendFileSync(shellOf('mini'), planted());
  expect(marked(join(workspace, 'out'))).toHaveLength(BRANDS.length);
  await build('acme');
  expectSound(...BRANDS);
  expect(await build(...BRANDS)).toEqual({ mini: 'site', acme: 'site', late: 'site' });
});

it('finds a change that a changed manifest covers up', async () => {
  await build('mini');
  const shell = shellOf('mini');
  appendFileSync(shell, planted());
  const manifest = readManifest(site('mini'));
  const file = shell.slice(realpathSync(site('mini')).length + 1);
  const { size } = statSync(shell);
  const sha256 = createHash('sha256').update(readFileSync(shell)).digest('hex');
  const changed = { ...manifest, files: { ...manifest.files, [file]: { ...manifest.files[file], size, sha256 } } };
  writeFileSync(join(site('mini'), 'build-manifest.json'), `${JSON.stringify(changed, null, 1)}\n`);
  expect(faultsOf(site('mini'))).toEqual([]);
  const verified = await runBrandgen(['verify', 'out/mini'], { cwd: workspace });
  expect(verified).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('changed  build-manifest.json') });
  expect(await build('mini')).toEqual({ mini: 'app' });
  expectSound('mini');
});

it('removes what was added to a site', async () => {
  await build('mini');
  putFiles(realpathSync(site('mini')), { 'assets/extra.js': planted() });
  expect(await build('mini')).toEqual({ mini: 'app' });
  expectSound('mini');
});

/** Ways to harm the files of a cache: in turn, or each in the same way. Either costs two compilations. */
const ALL_HARM: readonly (readonly [name: string, harm: (file: string, at: number) => void])[] = [
  ['changed in one way or another', (file, at) => DAMAGE[at % DAMAGE.length]?.[1](file)],
  ['appended to', (file) => appendFileSync(file, planted())],
];
const HARM = ALL_HARM.slice(0, IS_MANY ? ALL_HARM.length : 1);

describe('a cache whose files were all', () => {
  it.each(HARM)('%s is made again, and none of it runs or is used', async (_name, harm) => {
    await build('mini');
    for (const [at, file] of filesUnder(cache).entries()) harm(file, at);
    rmSync(join(workspace, 'out'), { recursive: true });
    expect(await build('mini', 'acme')).toEqual({ mini: 'nothing', acme: 'nothing' });
    expectSound('mini', 'acme');
    expect(marked(cache)).toEqual([]);
    rmSync(join(workspace, 'out'), { recursive: true });
    expect(await build('mini')).toEqual({ mini: 'app' });
  });
});
