import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareFiles, listFiles } from './compare-files.ts';

let folder = '';
let listed: Map<string, string>;
const place = (file: string) => join(folder, file);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-compare-'));
  mkdirSync(place('words'));
  writeFileSync(place('index.html'), 'page');
  writeFileSync(place('words/en.json'), '{}');
  listed = listFiles(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds no difference in a folder that is as its list says', () => {
  expect([...listed.keys()]).toEqual(['index.html', 'words/en.json']);
  expect(compareFiles(folder, listed)).toEqual([]);
});

it.each([
  ['one byte', () => writeFileSync(place('index.html'), 'Page'), [{ file: 'index.html', kind: 'changed' }]],
  ['a file that is gone', () => rmSync(place('index.html')), [{ file: 'index.html', kind: 'missing' }]],
  ['a file too many', () => writeFileSync(place('words/x.js'), ''), [{ file: 'words/x.js', kind: 'surplus' }]],
  [
    'a link to the same bytes',
    () => {
      renameSync(place('index.html'), place('other.html'));
      symlinkSync('other.html', place('index.html'));
    },
    [
      { file: 'index.html', kind: 'changed' },
      { file: 'other.html', kind: 'surplus' },
    ],
  ],
])('finds %s', (_what, change, differences) => {
  change();
  expect(compareFiles(folder, listed)).toEqual(differences);
});
