import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digest } from '../digest.ts';
import { type KeepRequest, keepEarlierBuilds } from './earlier-builds.ts';
import { buildFolderName } from './folder-names.ts';
import { openPlacer } from './placer.ts';
import { sealOf } from './site-lists.ts';

let root = '';
beforeEach(() => {
  folders = new Map();
  root = mkdtempSync(path.join(tmpdir(), 'brandgen-earlier-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Folder of each site, by site. */
let folders = new Map<string, string>();
const at = (site: string, file: string) => path.join(root, folders.get(site) ?? site, file);

function put(site: string, file: string, text: string): void {
  mkdirSync(path.dirname(at(site, file)), { recursive: true });
  writeFileSync(at(site, file), text);
}

/** Builds a site that replaces another, in a folder with its seal in the name. Each file contains its own name. */
function build(site: string, files: readonly string[], former: string, when: When = {}): void {
  for (const file of files) put(site, file, file);
  const facts = Object.fromEntries(files.map((file) => [file, { size: file.length, sha256: digest(file) }]));
  const manifest = {
    brand: 'acme',
    inputs: site,
    features: [],
    languages: [],
    firstLoad: { js: 0, css: 0 },
    files: facts,
  };
  const text = JSON.stringify(manifest);
  put(site, 'build-manifest.json', text);
  const earlier = keep(site, former, manifest, when);
  const folder = buildFolderName('acme', sealOf(digest(text), earlier), 1, digest(site).slice(0, 8));
  renameSync(at(site, ''), path.join(root, folder));
  folders.set(site, folder);
}

interface When {
  /** Day of the year 2026, from 0. */
  day?: number;
  keepDays?: number;
}

function keep(site: string, former: string, manifest: KeepRequest['manifest'], { day = 0, keepDays = 14 }: When = {}) {
  const now = new Date(Date.UTC(2026, 0, 1 + day));
  return keepEarlierBuilds({
    place: at(former, ''),
    folder: at(site, ''),
    manifest,
    keepDays,
    now,
    placer: openPlacer(),
  });
}

const earlierIn = (site: string) => JSON.parse(readFileSync(at(site, 'earlier/files.json'), 'utf8')).builds;
const fileNames = (site: string) =>
  earlierIn(site).map(({ inputs, files }: { inputs: string; files: object }) => [inputs, Object.keys(files)]);

it('keeps the files of every build of the last days, each with the newest build that had it', () => {
  build('one', ['assets/a.js', 'assets/all.js', 'index.html'], 'none');
  build('two', ['assets/b.js', 'assets/all.js', 'index.html'], 'one');
  build('three', ['assets/c.js', 'words/EN/first.json', 'index.html'], 'two', { day: 10 });
  expect(existsSync(at('one', 'earlier'))).toBe(false);
  expect(fileNames('two')).toEqual([['one', ['assets/a.js']]]);
  expect(fileNames('three')).toEqual([
    ['two', ['assets/b.js', 'assets/all.js']],
    ['one', ['assets/a.js']],
  ]);
  build('four', ['assets/d.js', 'index.html'], 'three', { day: 14 });
  expect(fileNames('four').map(([inputs]: [string]) => inputs)).toEqual(['three', 'two', 'one']);
  build('five', ['assets/d.js', 'index.html'], 'four', { day: 15 });
  expect(fileNames('five').map(([inputs]: [string]) => inputs)).toEqual(['three', 'two']);
});

it('lists no build of which every file is in the new one', () => {
  build('one', ['assets/a.js'], 'none');
  build('two', ['assets/b.js'], 'one');
  build('three', ['assets/a.js'], 'two');
  expect(fileNames('three')).toEqual([['two', ['assets/b.js']]]);
});

it('drops a file that was changed, and keeps the others', () => {
  build('one', ['assets/a.js', 'assets/b.js'], 'none');
  writeFileSync(at('one', 'assets/a.js'), 'assets/x.js');
  build('two', ['assets/c.js'], 'one');
  expect(fileNames('two')).toEqual([['one', ['assets/b.js']]]);
  expect(existsSync(at('two', 'earlier/assets/a.js'))).toBe(false);
});

it.each(['build-manifest.json', 'earlier/files.json'])('keeps nothing of a site whose %s was changed', (list) => {
  build('one', ['assets/a.js'], 'none');
  build('two', ['assets/b.js'], 'one');
  const text = readFileSync(at('two', list), 'utf8');
  writeFileSync(at('two', list), `${text} `);
  build('three', ['assets/c.js'], 'two');
  expect(existsSync(at('three', 'earlier'))).toBe(false);
});

it('leaves out packed files, which a server can make again', () => {
  build('one', ['assets/a.js', 'assets/a.js.br', 'assets/a.js.gz'], 'none');
  build('two', [], 'one');
  expect(fileNames('two')).toEqual([['one', ['assets/a.js']]]);
});

it('does not count a build of the same inputs, which only repairs a site', () => {
  build('one', ['assets/a.js'], 'none');
  build('two', ['assets/b.js'], 'one');
  mkdirSync(at('again', ''));
  keep('again', 'two', { inputs: 'two', files: {} });
  expect(fileNames('again')).toEqual([['one', ['assets/a.js']]]);
});

it('keeps nothing when none should be kept', () => {
  build('one', ['assets/a.js'], 'none');
  build('two', ['assets/b.js'], 'one', { keepDays: 0 });
  expect(existsSync(at('two', 'earlier'))).toBe(false);
});

it('does without a file that another build has removed meanwhile', () => {
  build('one', ['assets/a.js', 'assets/b.js'], 'none');
  rmSync(at('one', 'assets/a.js'));
  build('two', [], 'one');
  expect(fileNames('two')).toEqual([['one', ['assets/b.js']]]);
});

it('does without the list of an earlier version of brandgen', () => {
  put('one', 'assets/a.js', 'a');
  build('two', ['assets/b.js'], 'one');
  expect(existsSync(at('two', 'earlier'))).toBe(false);
});
