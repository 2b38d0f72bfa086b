import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readDocument } from '#cli/brand/source/source-document.ts';
import { readWords } from './read-words.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
const file = path.join(folder, 'shell.json');
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['a byte order mark', '\uFEFF{ "menu": "Home" }'],
  ['comments', '{ /* for players */ "menu": "Home" } // the end'],
  ['a trailing comma', '{ "menu": "Home", }'],
  ['Windows line ends', '{\r\n"menu": "Home"\r\n}'],
])('reads %s as validation does', (_what, text) => {
  writeFileSync(file, text);
  expect(readDocument({ file, home: folder })).toMatchObject({ problems: [], document: { value: { menu: 'Home' } } });
  expect(readWords(file)).toEqual({ menu: 'Home' });
});

it.each(['[]', '{ "menu": 1 }', '{', '\0'])('refuses %j', (text) => {
  writeFileSync(file, text);
  expect(() => readWords(file)).toThrow(`${file} does not hold words.`);
});
