import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digest } from '../digest.ts';
import { ChangedFileError } from '../proof/proven-bytes.ts';
import type { LinkedFile } from '../site-file.ts';
import { openPlacer } from './placer.ts';
import { timeByContent } from './time-by-content.ts';

let root = '';
let file: LinkedFile;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'brandgen-placer-'));
  for (const site of ['one', 'two']) mkdirSync(at(site));
  file = { source: at('source'), digest: digest('text'), size: 4 };
  writeFileSync(file.source, 'text');
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (...parts: string[]) => path.join(root, ...parts);
const inode = (...parts: string[]) => statSync(at(...parts)).ino;

it('copies a file to the first site, whenever it was made, and links the next site to the copy', () => {
  const placer = openPlacer();
  placer.put(file, at('one'), 'a.js');
  placer.put(file, at('two'), 'b.js');
  expect(inode('one', 'a.js')).not.toBe(inode('source'));
  expect(inode('two', 'b.js')).toBe(inode('one', 'a.js'));
  expect(statSync(at('one', 'a.js')).mtime).toEqual(timeByContent(file.digest));
});

it('finds the copy in a folder that was renamed, and copies again when it is gone', () => {
  const placer = openPlacer();
  placer.put(file, at('one'), 'a.js');
  renameSync(at('one'), at('named'));
  placer.moved(at('one'), at('named'));
  placer.put(file, at('two'), 'b.js');
  expect(inode('two', 'b.js')).toBe(inode('named', 'a.js'));
  rmSync(at('named'), { recursive: true });
  placer.put(file, at('two'), 'c.js');
  expect(readFileSync(at('two', 'c.js'), 'utf8')).toBe('text');
  expect(inode('two', 'c.js')).not.toBe(inode('two', 'b.js'));
});

it.each([
  ['changed', () => appendFileSync(file.source, 'more')],
  ['removed', () => rmSync(file.source)],
])('refuses a file that was %s', (_name, harm) => {
  harm();
  expect(() => openPlacer().put(file, at('one'), 'a.js')).toThrow(ChangedFileError);
  expect(() => statSync(at('one', 'a.js'))).toThrow('ENOENT');
});
