import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digest } from '../digest.ts';
import { openFileIndex } from './file-index.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brandgen-index-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);

/** Writes an index entry of an earlier run in which the file had other bytes but the same times. */
function listWith(sha256: string, changed = statSync(at('a')).ctimeMs): void {
  const { ino, size, mtimeMs } = statSync(at('a'));
  const entry = { inode: ino, size, modified: mtimeMs, changed, digest: sha256 };
  writeFileSync(at('index.json'), JSON.stringify({ [at('a')]: entry }));
}

it('takes the digest of an unchanged file from an earlier run', () => {
  writeFileSync(at('a'), 'one');
  listWith('known');
  expect(openFileIndex(at('index.json')).digest(at('a'))).toBe('known');
});

it('reads a file again that was changed, though its size and its time of modification are the same', () => {
  writeFileSync(at('a'), 'one');
  utimesSync(at('a'), 1, 2);
  listWith(digest('one'), statSync(at('a')).ctimeMs - 1);
  writeFileSync(at('a'), 'two');
  utimesSync(at('a'), 1, 2);
  expect(openFileIndex(at('index.json')).facts(at('a'))).toEqual({ digest: digest('two'), size: 3 });
});

it('saves nothing about a file that may still change within the same moment', () => {
  writeFileSync(at('a'), 'one');
  const index = openFileIndex(at('index.json'));
  index.digest(at('a'));
  index.save();
  expect(statSync(at('index.json')).size).toBe(2);
});

it('reads every file again when the list is damaged', () => {
  writeFileSync(at('a'), 'one');
  writeFileSync(at('index.json'), '{"a": ');
  expect(openFileIndex(at('index.json')).digest(at('a'))).toBe(digest('one'));
});
