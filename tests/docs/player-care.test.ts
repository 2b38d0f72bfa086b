import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../docs/player-care.md'), 'utf8');

const [, evidence = ''] = page.split('## Where each paragraph is met');
const rows = evidence.split('\n').filter((line) => line.startsWith('| '));
const cells = rows.slice(2).map((row) => row.split('|').map((cell) => cell.trim()));

/** The texts that the page says were read, such as `RTS 12` and `814a.2`. */
const read = new Set(evidence.slice(evidence.indexOf('Texts read:')).match(/RTS \d+|\d+a\.\d/g));

it('has rows', () => {
  expect(cells.length).toBeGreaterThan(15);
  expect(read.size).toBeGreaterThan(2);
});

it.each(cells)(
  '%s%s names what meets it and its test, or says that nothing does',
  (_start, _paragraph, _asks, met, test) => {
    if (/^not (there|by this project)/.test(met ?? '')) expect(test).toBe('–');
    else expect(test).toMatch(/`[\w/.-]+\.(test|spec)\.tsx?`/);
  },
);

it.each(cells)('%s%s was read, or is marked as a summary', (_start, paragraph = '') => {
  const [source = ''] = paragraph.match(/RTS \d+|\d+a\.\d/) ?? [];
  expect([paragraph, read.has(source) || paragraph.includes('*summary*')]).toEqual([paragraph, true]);
});
