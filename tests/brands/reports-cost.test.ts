import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuildManifest } from '#cli/build/seal.ts';
import { repository, runBrandgen } from '../cli/run-brandgen.ts';
import { readManifest } from '../cli/site-state.ts';
import { textOfSite } from './built-brands.ts';
import { ABSENT, marksOf } from './feature-marks.ts';

/** Bytes that the reports of a site may add to its first load. */
const MOST = 300;

const workspace = mkdtempSync(join(tmpdir(), 'brandgen-reports-'));

interface Built {
  readonly folder: string;
  readonly manifest: BuildManifest;
  readonly page: string;
}

async function build(name: string): Promise<Built> {
  const out = join(workspace, name);
  const { exitCode, stdout, stderr } = await runBrandgen(['build', 'bazaar', '--out', out], { cwd: workspace });
  if (exitCode !== 0) throw new Error(`The build ended with ${exitCode}: ${stdout}${stderr}`);
  const folder = join(out, 'bazaar');
  return { folder, manifest: readManifest(folder), page: readFileSync(join(folder, 'index.html'), 'utf8') };
}

let reporting: Built;
let quiet: Built;
beforeAll(async () => {
  const brand = join(workspace, 'brands/bazaar');
  cpSync(join(repository, 'tests/fixtures/workspace/brands/bazaar'), brand, { recursive: true });
  reporting = await build('reporting');
  const file = join(brand, 'brand.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/,\s*"reports": \{[^}]*\}/, ''));
  quiet = await build('quiet');
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

/** Scripts that the page names, the entry last. */
const scriptsOf = ({ page }: Built) => [...new Set(page.match(/(?<=(?:href|src)="\/)assets\/[^"]+\.js(?=")/g))];

it.each([
  ['gzip', (text: string) => gzipSync(text).length],
  ['Brotli', (text: string) => brotliCompressSync(text).length],
])('costs the first load little, after %s', (_coding, packed) => {
  const firstOf = (built: Built) => {
    const scripts = scriptsOf(built).map((file) => readFileSync(join(built.folder, file), 'utf8'));
    return [built.page, ...scripts].reduce((sum, text) => sum + packed(text), 0);
  };
  const more = firstOf(reporting) - firstOf(quiet);
  expect(more).toBeGreaterThan(0);
  expect(more).toBeLessThanOrEqual(MOST);
});

it('changes no other script of the first load than the entry', () => {
  const [own, others] = [scriptsOf(reporting), scriptsOf(quiet)];
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter((file) => !others.includes(file)).map((file) => file.replace(/-\w+\.js$/, ''))).toEqual([
    'assets/entry',
  ]);
});

it('leaves nothing of it in a site without an address for reports', () => {
  expect(quiet.manifest.features).not.toContain('reports');
  const text = textOfSite(quiet.folder);
  expect(marksOf('reports', { ...quiet, text })).toEqual(ABSENT);
  expect(quiet.page).not.toMatch(/troubles|"reports"/);
});

it('lets pages send to that address, and listen before their scripts are there', () => {
  const policyOf = ({ folder }: Built): string =>
    JSON.parse(readFileSync(join(folder, 'server/headers.json'), 'utf8')).headers.pages['Content-Security-Policy'];
  expect(policyOf(reporting)).toMatch(/connect-src [^;]*https:\/\/reports\.bazaar\.example(;| )/);
  expect(policyOf(quiet)).not.toContain('reports.bazaar.example');
  expect(reporting.page.indexOf('window.troubles = []')).toBeLessThan(reporting.page.indexOf('const SLOW'));
  expect(reporting.page.indexOf('window.troubles = []')).toBeGreaterThan(0);
});
