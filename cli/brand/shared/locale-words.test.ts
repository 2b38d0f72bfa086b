import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readWholeWords } from './locale-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandgen-words-'));
const file = join(folder, 'help.json');
const text = JSON.stringify({ title: 'Help', blank: ' ', terms: { fee: 'Fee' } });
const digest = hash('sha256', text, 'hex');
beforeEach(() => writeFileSync(file, text));
afterAll(() => rmSync(folder, { recursive: true }));

it('takes a file with the digest of one that was found whole', () => {
  const words = readWholeWords(file, digest);
  expect(words?.isWhole).toBe(true);
  expect([...(words?.keys ?? [])]).toEqual(['title', 'terms.fee']);
  expect(words?.texts()).toContainEqual(['terms.fee', 'Fee']);
  expect(words?.inputs).toEqual([{ file, digest }]);
});

it('leaves a file that has changed since, is missing or was not found whole to the check', () => {
  expect(readWholeWords(file, undefined)).toBeUndefined();
  expect(readWholeWords(join(folder, 'none.json'), digest)).toBeUndefined();
  writeFileSync(file, text.replace('Fee', 'Fees'));
  expect(readWholeWords(file, digest)).toBeUndefined();
});
