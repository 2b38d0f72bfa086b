import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { SiteFiles } from '#cli/build/site-file.ts';
import { hasOwnWords, stampWords } from './stamp-words.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
const wordFile = (name: string, words: object) => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(words));
  return file;
};

const language = {
  code: 'VN',
  tag: 'vi',
  direction: 'ltr' as const,
  name: 'Tiếng Việt',
  english: 'Vietnamese',
  files: {
    shell: [wordFile('shell.json', { menu: 'Trang chủ' }), wordFile('over.json', { menu: 'Nhà' })],
    home: [wordFile('home.json', { entry: { title: 'Sảnh' }, rows: { hot: 'Nóng' } })],
  },
};

const read = (files: SiteFiles, name: string) => {
  const [, file] = [...files].find(([place]) => place.endsWith(`/${name}.json`)) ?? [];
  return file && 'bytes' in file ? JSON.parse(String(file.bytes)) : undefined;
};

it('puts the shell and each group entry into the first file, the rest into one file per namespace', () => {
  const { files, folder: place } = stampWords(language, ['home', 'help']);
  expect(read(files, 'first')).toEqual({ shell: { menu: 'Nhà' }, home: { entry: { title: 'Sảnh' } }, help: {} });
  expect(read(files, 'home')).toEqual({ rows: { hot: 'Nóng' } });
  expect(read(files, 'help')).toEqual({});
  expect(place).toMatch(/^words\/VN-[0-9a-f]{10}$/);
});

it('puts all words of some features into the first file alone', () => {
  const { files } = stampWords(language, ['home', 'help'], { complete: ['home'] });
  const home = { entry: { title: 'Sảnh' }, rows: { hot: 'Nóng' } };
  expect(read(files, 'first')).toEqual({ shell: { menu: 'Nhà' }, home, help: {} });
  expect(read(files, 'home')).toBeUndefined();
});

it("merges the brand's words on top and gives them their own folder", () => {
  const own = stampWords(language, ['home'], { own: { home: { rows: { hot: 'Cháy' } } } });
  expect(read(own.files, 'home')).toEqual({ rows: { hot: 'Cháy' } });
  expect(own.folder).not.toBe(stampWords(language, ['home']).folder);
});

it('shows English in place of a stale text, unless the brand has its own', () => {
  const stale = { ...language, current: { home: { rows: { hot: 'Hot' } } } };
  expect(read(stampWords(stale, ['home']).files, 'home')).toEqual({ rows: { hot: 'Hot' } });
  const own = { home: { rows: { hot: 'Cháy' } } };
  expect(read(stampWords(stale, ['home'], { own }).files, 'home')).toEqual({ rows: { hot: 'Cháy' } });
});

it('lists the letters that its texts use', () => {
  expect([...stampWords(language, ['home']).letters].sort().join('')).toBe('àóả');
});

it('distinguishes files of a single brand from those that any brand may share', () => {
  const own = { home: { rows: { hot: 'Cháy' } } };
  expect(['first', 'home', 'help'].map((name) => hasOwnWords(`words/VN-0/${name}.json`, own))).toEqual([
    true,
    true,
    false,
  ]);
  expect(hasOwnWords('words/VN-0/first.json', {})).toBe(false);
});
