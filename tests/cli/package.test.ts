import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyMini } from './copy-mini.ts';
import { runIn } from './project-copy.ts';
import { repository, runBrandgen, runProgram } from './run-brandgen.ts';
import { faultsOf, readManifest } from './site-state.ts';

/** An operator's folder whose project lies deeper than its packages, as in a monorepo. */
const scratch = mkdtempSync(join(tmpdir(), 'brandgen-package-'));
const installed = join(scratch, 'node_modules/brandgen');
const project = join(scratch, 'packages/site');
const fromRepository = mkdtempSync(join(tmpdir(), 'brandgen-same-'));
let packed: string[] = [];

beforeAll(async () => {
  const text = await runIn(repository, 'npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', scratch);
  const [{ filename, files }]: [{ filename: string; files: { path: string }[] }] = JSON.parse(text);
  packed = files.map(({ path }) => path);
  mkdirSync(installed, { recursive: true });
  await runIn(installed, 'tar', '--extract', '--file', join(scratch, filename), '--strip-components', '1');
  linkDependencies();
  for (const folder of [project, fromRepository]) {
    copyMini(folder);
  }
});
afterAll(() => {
  for (const folder of [scratch, fromRepository]) rmSync(folder, { recursive: true, force: true });
});

/** Puts the package's production dependencies, and nothing else, beside it, as `npm install` does. */
function linkDependencies(): void {
  const { dependencies } = readJson(join(installed, 'package.json'));
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(scratch, 'node_modules', name)), { recursive: true });
    symlinkSync(join(repository, 'node_modules', name), join(scratch, 'node_modules', name));
  }
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const run = (...words: string[]) =>
  runProgram([process.execPath, join(installed, 'cli/brandgen.mjs'), ...words], { cwd: project });

it('leaves tests, pictures of documents and source maps out of the package', () => {
  const wanted = [
    'dist/cli/main.js',
    'dist/cli/whole-words.json',
    'dist/edge/site-from-store.js',
    'docs/brand-config.md',
    'docs/ci/github.yml',
  ];
  expect(packed).toEqual(expect.arrayContaining(wanted));
  expect(packed.filter((file) => /\.test\.|\.spec\.|^(tests|scripts)\/|^docs\/.*\.webp$|\.map$/.test(file))).toEqual(
    [],
  );
});

it('has every file that the schema of a brand names, where its own brands look for it', () => {
  const pending = [join(installed, 'brands/mini', readJson(join(installed, 'brands/mini/brand.json')).$schema)];
  const root = dirname(pending[0] ?? '');
  const seen = new Set<string>();
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, ref = ''] of readFileSync(file, 'utf8').matchAll(/"\$ref": "([^"#]+)/g)) {
      // Relative to the `$id`, which is the path below schemas/.
      pending.push(join(dirname(join(root, readJson(file).$id)), ref));
    }
  }
  expect([...seen].map((file) => relative(installed, file))).toEqual(
    expect.arrayContaining(['schemas/brand.schema.json', 'schemas/parts/tokens.schema.json']),
  );
});

it('builds from the package what it builds from a clone', async () => {
  const { exitCode, stdout, stderr } = await run('build', 'mini');
  expect({ exitCode, stderr }, stdout).toEqual({ exitCode: 0, stderr: '' });
  const site = join(project, 'out/mini');
  expect(faultsOf(site)).toEqual([]);
  await runBrandgen(['build', 'mini'], { cwd: fromRepository });
  // Pages name their build, and a clone counts its lockfile as an input.
  expect(withoutPages(site)).toEqual(withoutPages(join(fromRepository, 'out/mini')));
});

function withoutPages(site: string) {
  const { inputs: _inputs, files, ...rest } = readManifest(site);
  return { ...rest, files: Object.fromEntries(Object.entries(files).filter(([file]) => !file.endsWith('.html'))) };
}

it.each([
  { words: ['preview', 'mini'], first: '@electric-sql/pglite' },
  { words: ['preview', 'mini', '--platform', 'https://platform.example'], first: 'fastify' },
  { words: ['dev', 'mini'], first: '@electric-sql/pglite' },
  { words: ['sandbox', '--brand', 'mini'], first: '@electric-sql/pglite' },
])('says which packages $words needs', async ({ words, first }) => {
  const { exitCode, stdout, stderr } = await run(...words);
  const install = 'This command uses packages that are not installed. Install them with: npm install --save-dev';
  expect(stderr).toMatch(`error: ${install} ${first}@`);
  expect(stderr).toMatch(/ fastify@\d+\.\d+\.\d+/);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
});

it('says in a fresh clone how to set it up', async () => {
  const clone = join(scratch, 'clone');
  for (const file of ['package.json', 'cli/brandgen.mjs', 'scripts/setup/compile.mjs']) {
    cpSync(join(repository, file), join(clone, file));
  }
  const environment = { npm_config_cache: join(scratch, 'npm-cache'), npm_config_offline: 'true' };
  const said = expect.stringContaining(
    `error: brandgen is not compiled yet. Run \`npm ci\` in ${clone}, which installs and compiles it.\n`,
  );
  const { exitCode, stderr } = await runProgram(['npx', 'brandgen', 'list'], { cwd: clone, environment });
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: said });
});

it('refuses to pack a clone that cannot be compiled', async () => {
  const clone = join(scratch, 'unpacked');
  for (const file of [
    'package.json',
    'cli/brandgen.mjs',
    'scripts/setup/compile.mjs',
    'scripts/setup/assert-compiles.mjs',
  ]) {
    cpSync(join(repository, file), join(clone, file));
  }
  const environment = { npm_config_cache: join(scratch, 'npm-cache'), npm_config_offline: 'true' };
  const { exitCode, stderr } = await runProgram(['npm', 'pack'], { cwd: clone, environment });
  expect(stderr).toContain('error: A package holds the compiled command. Run `npm ci` first');
  expect(exitCode).not.toBe(0);
  expect(existsSync(join(clone, 'brandgen-0.1.0.tgz'))).toBe(false);
});

it('keeps download addresses out of the lockfile', () => {
  expect(readFileSync(join(repository, 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
});
