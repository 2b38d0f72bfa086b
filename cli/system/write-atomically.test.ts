import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { processOfTemporary, temporarySuffix, writeAtomically } from './write-atomically.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a reader that has opened the old file reads all of it, and nothing of the new one', () => {
  const file = join(folder, 'site/page.html');
  writeAtomically(file, 'the old page');
  const reader = openSync(file, 'r');
  writeAtomically(file, 'new');
  expect(readFileSync(reader, 'utf8')).toBe('the old page');
  closeSync(reader);
  expect(readFileSync(file, 'utf8')).toBe('new');
});

it('a write that fails leaves the old file, nothing of its own, and names the file', () => {
  const taken = join(folder, 'taken');
  mkdirSync(join(taken, 'inside'), { recursive: true });
  expect(() => writeAtomically(taken, 'new')).toThrow(/taken/);
  expect(readdirSync(folder)).toEqual(['taken']);
  expect(readdirSync(taken)).toEqual(['inside']);
});

it('what a killed writer leaves behind names its process', () => {
  writeFileSync(join(folder, `page.html.${temporarySuffix()}`), 'half');
  expect(readdirSync(folder).map(processOfTemporary)).toEqual([process.pid]);
  expect(processOfTemporary('page.html')).toBeUndefined();
});
