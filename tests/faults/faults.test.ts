import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kinds, kindsOf } from '#scripts/test/kinds.mjs';
import { repository } from '../cli/run-brandgen.ts';
import { faults, planted, textOf, titlePattern } from './fault.ts';
import { describeResults } from './results.ts';
import { kindOf } from './run-tests.ts';

test.each(faults)('$kind: can be planted, and names its test: $breaks', (fault) => {
  expect(planted(fault, textOf(repository, fault.file))).not.toBe('');
  const source = textOf(repository, fault.test);
  expect(["'", '"', '`'].filter((quote) => source.includes(quote + fault.title + quote))).toHaveLength(1);
  expect(kindsOf('test')).toContain(kindOf(fault.test));
  // npm test runs a sample of `tests/browsers/`.
  expect(kinds['engines']?.files.test(fault.test)).toBe(false);
});

test('there are sixty faults at least, some of every kind, and no two are one', () => {
  const count = (of: (fault: (typeof faults)[number]) => string) => new Set(faults.map(of)).size;
  expect(faults.length).toBeGreaterThanOrEqual(60);
  expect(count(({ kind }) => kind)).toBe(readdirSync(join(import.meta.dirname, 'list')).length);
  expect(count(({ breaks }) => breaks)).toBe(faults.length);
  expect(count(({ file, find, replace }) => JSON.stringify([file, find, replace]))).toBe(faults.length);
});

test('a title finds its tests, whatever a table of cases fills in', () => {
  const finds = (title: string, shown: string, filled?: string) =>
    new RegExp(titlePattern({ title, case: filled })).test(shown);
  expect(finds('$id of %s (at $a.b) is refused', 'login of player1 (at 9) is refused')).toBe(true);
  expect(finds('explains %s', 'explains utf-16', 'utf-16')).toBe(true);
  expect(finds('explains %s', 'explains utf-8', 'utf-16')).toBe(false);
  expect(finds('is refused.', 'is refused!')).toBe(false);
});

test('a table says which faults are found, and by tests that a change runs', () => {
  const [one, two, three] = faults;
  if (!one || !two || !three) throw new Error('There are no three faults.');
  const text = describeResults([
    { fault: one, result: { found: true, failed: 1, chosen: true } },
    { fault: two, result: { found: true, failed: 1, chosen: false } },
    { fault: three, result: undefined },
  ]);
  expect(text).toMatch(/^found +money/);
  expect(text).toMatch(/^NOT CHOSEN +money/m);
  expect(text).toMatch(/^NOT FOUND +money/m);
  expect(text).toContain('2 of 3 faults found; npm test -- changed runs 1 of their tests.');
});
