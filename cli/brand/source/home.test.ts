import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packageRoot } from '#cli/package/package-root.ts';
import { loadBrands } from '../load-brands.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { placeIn } from './home.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>';
/** Appears in a problem or a text if a link to it is followed. */
const SECRET = 'not-for-brandgen';

function put(path: string, content: unknown): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

function putBrand(change: object = {}, id = 'acme'): void {
  const own = { id, extends: 'mini', name: id, merchant: `${id}01`, site: { domains: [`${id}.example`] } };
  put(`brands/${id}/brand.json`, { ...own, ...change });
}

function link(from: string, to: string): void {
  const place = join(folder, from);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(relative(dirname(place), join(folder, to)), place);
}

function problemsOf(...ids: string[]) {
  const { problems } = loadBrands(openWorkspace(folder, undefined), ids.length > 0 ? ids : undefined);
  return problems.map((problem) => ({ ...problem, file: relative(folder, problem.file) }));
}

const theme = { name: 'own' };
const legal = { minimumAge: 21, regulator: 'own' };
const regulator = { id: 'own', name: 'Own Authority', url: 'https://own.example', minimumAge: 21 };

/** For each kind of file in a workspace, a link that leaves its folder. */
const LINKS: readonly [what: string, place: string, to: string, change: object][] = [
  ['brand.json', 'brands/bcme/brand.json', 'away/file.json', {}],
  ['the folder of a brand', 'brands/bcme', 'away/folder', {}],
  ['what a brand extends', 'brands/house', 'away/folder', { extends: 'house' }],
  ['words of a brand', 'brands/acme/words/EN.json', 'away/file.json', {}],
  ['words of another brand', 'brands/acme/words/EN.json', 'brands/house/words/EN.json', {}],
  ['the folder of the words', 'brands/acme/words', 'away/words', {}],
  ['the mark', 'brands/acme/own.svg', 'away/file.svg', { artwork: { mark: 'own.svg' } }],
  ['the hero', 'brands/acme/own/hero.svg', 'away/file.svg', { artwork: { hero: 'own/hero.svg' } }],
  ['the folder of the artwork', 'brands/acme/own', 'away', { artwork: { mark: 'own/file.svg' } }],
  ['a theme', 'themes/own/theme.json', 'away/file.json', { theme }],
  ['the folder of a theme', 'themes/own', 'away/folder', { theme }],
  ['all themes', 'themes', 'away', { theme: { name: 'folder' } }],
  ['a regulator', 'regulators/own.json', 'away/file.json', { legal }],
  ['all regulators', 'regulators', 'away', {}],
  ['words of a language', 'locales/EN/shell.json', 'away/file.json', {}],
  ['the folder of a language', 'locales/EN', 'away/folder', {}],
  ['the languages', 'locales/languages.json', 'away/file.json', {}],
];

describe('a link out of its place', () => {
  it.each(LINKS)('is not followed for %s, and is reported', (_what, place, to, change) => {
    const secret = { [SECRET]: SECRET };
    for (const file of ['file.json', 'folder/brand.json', 'folder/theme.json', 'words/EN.json', 'folder/shell.json'])
      put(`away/${file}`, secret);
    put('away/file.svg', SVG);
    put('brands/house/words/EN.json', secret);
    if (place === 'brands/house') rmSync(join(folder, 'brands/house'), { recursive: true });
    putBrand(change);
    link(place, to);
    const problems = problemsOf();
    const ofLink = problems.filter(({ rule }) => rule === 'linked-away' || rule === 'asset-outside');
    expect(ofLink.length).toBeGreaterThan(0);
    for (const problem of ofLink)
      expect(problem).toMatchObject({ expected: expect.any(String), fix: expect.any(String) });
    expect(JSON.stringify(problems)).not.toContain(SECRET);
  });

  it('is reported for the seal of a regulator', () => {
    put('regulators/own.json', { ...regulator, seal: 'own.svg' });
    put('away/file.svg', SVG);
    link('regulators/own.svg', 'away/file.svg');
    putBrand({ legal });
    expect(problemsOf()).toMatchObject([{ rule: 'asset-outside', file: 'regulators/own.json', path: 'seal' }]);
  });

  it('is reported once for a folder with many files', () => {
    mkdirSync(join(folder, 'away'));
    link('locales/EN', 'away');
    putBrand();
    expect(problemsOf()).toMatchObject([{ rule: 'linked-away', file: 'locales/EN' }]);
  });
});

it('follows a link that stays in the folder of the brand', () => {
  put('brands/acme/drawings/mark.svg', SVG);
  link('brands/acme/mark.svg', 'brands/acme/drawings/mark.svg');
  put('brands/acme/words/own.json.txt', { shell: { brand: { tagline: 'Own' } } });
  link('brands/acme/words/EN.json', 'brands/acme/words/own.json.txt');
  putBrand({ artwork: { mark: 'mark.svg' } });
  expect(problemsOf()).toEqual([]);
});

describe('an id to extend', () => {
  const LONG = 'a'.repeat(200_000);
  const PATHS = ['/etc', '../away', '../../away', 'acme/../../away', './acme', '.', '..', '', '~', 'C:\\away'];
  const TEXTS = ['\0', 'away\0', '/dev/zero', '/proc/self', '\u001B[31m', 'Acme', `../${LONG}`, LONG];
  const NAMES = ['constructor', 'prototype', 'hasownproperty', '__proto__', 'toString'];

  it.each([...PATHS, ...TEXTS, ...NAMES, 5, true, [], ['mini'], {}])(
    'is not read or shown before it is valid: %j',
    (id) => {
      put('away/brand.json', { [SECRET]: true });
      putBrand({ extends: id });
      const problems = problemsOf();
      expect(problems).toMatchObject([{ file: 'brands/acme/brand.json', path: 'extends' }]);
      expect(JSON.stringify(problems)).not.toContain(SECRET);
      expect(JSON.stringify(problems).length).toBeLessThan(1_000);
      expect(problems.map(({ received }) => received).join()).not.toMatch(/\p{Cc}/u);
    },
  );

  it.each([...PATHS, ...TEXTS, 5])('is checked in a template too: %j', (id) => {
    put('brands/house/brand.json', { id: 'house', template: true, extends: id });
    putBrand({ extends: 'house' });
    expect(problemsOf('acme')).toMatchObject([{ file: 'brands/house/brand.json', path: 'extends' }]);
    expect(problemsOf()).toMatchObject([{ file: 'brands/house/brand.json', path: 'extends' }]);
  });

  it.each([...PATHS, ...TEXTS, ...NAMES, 5])('is checked in a theme: %j', (id) => {
    put('away/theme.json', { [SECRET]: true });
    put('themes/own/theme.json', { name: 'own', title: 'Own', extends: id });
    putBrand({ theme });
    const problems = problemsOf();
    expect(problems).toMatchObject([{ file: 'themes/own/theme.json', path: 'extends' }]);
    expect(JSON.stringify(problems).length).toBeLessThan(1_000);
  });
});

it.each(['', '.', '..', 'a/b', 'a\\b', '/', '\0', 'a'.repeat(256), 'é'.repeat(128)])(
  '%j is not one name in a folder',
  (name) => {
    expect(placeIn('/brands', name)).toBeUndefined();
  },
);

it('leaves every file of a workspace to one reading function', () => {
  const root = join(packageRoot(), 'cli/brand');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const readers = sources.filter((file) =>
    /readFile|openSync|createReadStream/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(readers).toEqual(['source/read-bytes.ts']);
});
