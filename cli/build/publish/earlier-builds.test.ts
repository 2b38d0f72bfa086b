import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepEarlierBuilds } from './earlier-builds.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'brandgen-earlier-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (site: string, file: string) => path.join(root, site, file);

function put(site: string, file: string, text: string): void {
  mkdirSync(path.dirname(at(site, file)), { recursive: true });
  writeFileSync(at(site, file), text);
}

/** Builds a site that replaces another. */
function build(site: string, files: readonly string[], former: string, count = 2): void {
  const facts = Object.fromEntries(files.map((file) => [file, { size: 1, sha256: file }]));
  for (const file of files) put(site, file, site);
  const manifest = {
    brand: 'acme',
    inputs: site,
    features: [],
    languages: [],
    firstLoad: { js: 0, css: 0 },
    files: facts,
  };
  put(site, 'build-manifest.json', JSON.stringify(manifest));
  keepEarlierBuilds({ place: path.join(root, former), folder: path.join(root, site), manifest, count });
}

const earlierIn = (site: string) => JSON.parse(readFileSync(at(site, 'earlier/files.json'), 'utf8')).builds;
const fileNames = (site: string) =>
  earlierIn(site).map(({ inputs, files }: { inputs: string; files: object }) => [inputs, Object.keys(files)]);

it('keeps the files of as many builds as it should, each with the newest build that had it', () => {
  build('one', ['assets/a.js', 'assets/all.js', 'index.html'], 'none');
  build('two', ['assets/b.js', 'assets/all.js', 'index.html'], 'one');
  build('three', ['assets/c.js', 'words/EN/first.json', 'index.html'], 'two');
  expect(existsSync(at('one', 'earlier'))).toBe(false);
  expect(fileNames('two')).toEqual([['one', ['assets/a.js']]]);
  expect(fileNames('three')).toEqual([
    ['two', ['assets/b.js', 'assets/all.js']],
    ['one', ['assets/a.js']],
  ]);
  build('four', ['assets/a.js', 'index.html'], 'three');
  expect(fileNames('four')).toEqual([
    ['three', ['assets/c.js', 'words/EN/first.json']],
    ['two', ['assets/b.js', 'assets/all.js']],
  ]);
});

it('links a kept file, so that it is neither read nor copied', () => {
  build('one', ['assets/a.js'], 'none');
  build('two', ['assets/b.js'], 'one');
  build('three', ['assets/c.js'], 'two');
  expect(statSync(at('three', 'earlier/assets/a.js')).ino).toBe(statSync(at('one', 'assets/a.js')).ino);
});

it('leaves out packed files, which a server can make again', () => {
  build('one', ['assets/a.js', 'assets/a.js.br', 'assets/a.js.gz'], 'none');
  build('two', [], 'one');
  expect(fileNames('two')).toEqual([['one', ['assets/a.js']]]);
});

it('does not count a build of the same inputs, which only repairs a site', () => {
  build('one', ['assets/a.js'], 'none');
  build('two', ['assets/b.js'], 'one');
  mkdirSync(path.join(root, 'again'));
  const manifest = { inputs: 'two', files: {} };
  keepEarlierBuilds({ place: path.join(root, 'two'), folder: path.join(root, 'again'), manifest, count: 2 });
  expect(fileNames('again')).toEqual([['one', ['assets/a.js']]]);
});

it('keeps nothing when none should be kept', () => {
  build('one', ['assets/a.js'], 'none');
  build('two', ['assets/b.js'], 'one', 0);
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
