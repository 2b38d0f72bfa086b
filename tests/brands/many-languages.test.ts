import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repository, runBrandgen } from '../cli/run-brandgen.ts';
import { filesOf } from '../cli/site-state.ts';
import { textOfSite } from './built-brands.ts';

/** Bytes, after gzip, that all languages may add to a page. */
const MOST = 1024;

const BRAND = 'forty';
const workspace = mkdtempSync(join(tmpdir(), 'brandgen-languages-'));
const brand = join(workspace, 'brands', BRAND);

interface Built {
  folder: string;
  files: readonly string[];
}

async function build(name: string): Promise<Built> {
  const out = join(workspace, name);
  const { exitCode, stdout, stderr } = await runBrandgen(['build', BRAND, '--out', out], { cwd: workspace });
  if (exitCode !== 0) throw new Error(`The build ended with ${exitCode}: ${stdout}${stderr}`);
  const folder = join(out, BRAND);
  return { folder, files: filesOf(folder) };
}

let all: Built;
let one: Built;
beforeAll(async () => {
  cpSync(join(repository, 'tests/languages/brands', BRAND), brand, { recursive: true });
  all = await build('all');
  const file = join(brand, 'brand.json');
  const config = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...config, languages: { default: 'EN', offered: ['EN'] } }));
  const words = join(brand, 'words');
  for (const own of readdirSync(words)) if (own !== 'EN.json') rmSync(join(words, own));
  one = await build('one');
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

/** Languages that the smaller site does not offer. */
const CODES = ['AR', 'BN', 'DE', 'EL', 'HE', 'HI', 'JP', 'KH', 'LA', 'MM', 'RU', 'TA', 'TH'];

/** The title of a page that fails, in a language. */
function titleOf(code: string): string {
  return JSON.parse(readFileSync(join(repository, 'locales', code, 'shell.json'), 'utf8')).notice.recovery.title;
}

const textOf = ({ folder }: Built, file: string) => readFileSync(join(folder, file), 'utf8');
/** Notices of the server, such as that of maintenance, have no script to ask for a text, and hold it in every language. */
const NOTICES = ['404.html', 'maintenance.html', 'region.html'];
const pagesOf = ({ files }: Built) => files.filter((file) => file.endsWith('.html') && !NOTICES.includes(file)).sort();

/** First scripts by name; the entry is written for a site's own set of features and languages. */
const firstScripts = (built: Built, page: string) =>
  [...new Set(textOf(built, page).match(/(?<=(?:href|src)="\/)assets\/[^"]+\.js(?=")/g))].filter(
    (file) => !file.startsWith('assets/entry-'),
  );

it('adds at most a kilobyte to each page', () => {
  const pages = pagesOf(one);
  expect(pagesOf(all)).toEqual(pages);
  const sizeOf = (built: Built, page: string) => gzipSync(textOf(built, page)).length;
  const more = pages.map((page) => [page, sizeOf(all, page) - sizeOf(one, page)] as const);
  expect(more.filter(([, bytes]) => bytes > MOST)).toEqual([]);
});

it('loads the same first scripts', () => {
  expect(firstScripts(one, 'index.html').length).toBeGreaterThan(3);
  for (const page of pagesOf(one)) expect(firstScripts(all, page)).toEqual(firstScripts(one, page));
});

it('leaves nothing of a language that is not offered, in file names or texts', () => {
  const FACES = /noto-sans-(bengali|devanagari|hebrew|khmer|lao|myanmar|tamil|thai)|script-faces|assets\/languages/;
  expect(all.files.join('\n')).toMatch(FACES);
  expect(one.files.join('\n')).not.toMatch(FACES);
  const left = CODES.map((code) => [code, titleOf(code)] as const);
  const [many, few] = [textOfSite(all.folder), textOfSite(one.folder)];
  expect(left.filter(([, title]) => !many.includes(title))).toEqual([]);
  expect(left.filter(([, title]) => few.includes(title))).toEqual([]);
});
