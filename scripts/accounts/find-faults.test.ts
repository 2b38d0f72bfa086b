import { expect, it } from 'vitest';
import { findFaults, hasTitle } from './find-faults.ts';

const source = `test('a code is good once', async () => {});\nit.each([1])(\n  "who's there: %s",\n  () => {});\n`;
const read = (file: string) => (file === 'a.test.ts' ? source : undefined);
const rule = (...tests: string[]) => ({ part: 4 as const, rule: 'Codes are used once.', tests });

it('accepts a rule whose test exists', () => {
  expect(findFaults([rule('a.test.ts › a code is good once')], read, null)).toEqual([]);
  expect(hasTitle(source, "who's there: %s")).toBe(true);
});

it('reports a rule without a test, a missing file, and an unknown title', () => {
  expect(findFaults([rule()], read, null)).toEqual(['"Codes are used once." has no test']);
  const english = rule('a.test.ts › a code is good once');
  expect(findFaults([{ ...english, arabic: [] }], read, null)[0]).toContain('no test that reads it in Arabic');
  expect(findFaults([{ ...english, arabic: ['b.test.ts › x'] }], read, null)[0]).toContain('b.test.ts does not exist');
  expect(findFaults([rule('b.test.ts › x')], read, null)[0]).toContain('b.test.ts does not exist');
  expect(findFaults([rule('a.test.ts › a code')], read, null)).toEqual(['a.test.ts has no test "a code"']);
});

it('reports a test that did not pass in the last run, and ignores a file that did not run', () => {
  const rules = [rule('a.test.ts › a code is good once')];
  expect(findFaults(rules, read, new Map([['a.test.ts', new Set<string>()]]))[0]).toContain('did not pass');
  expect(findFaults(rules, read, new Map())).toEqual([]);
});

it('accepts an open rule, but not with a test', () => {
  expect(findFaults([{ ...rule(), open: true }], read, null)).toEqual([]);
  expect(findFaults([{ ...rule('a.test.ts › x'), open: true }], read, null)[0]).toContain('marked as open');
});

it('matches a table test by the fixed part of its title', () => {
  const rules = [rule("a.test.ts › who's there: %s")];
  const ran = (title: string) => new Map([['a.test.ts', new Set([title])]]);
  expect(findFaults(rules, read, ran("who's there: 1"))).toEqual([]);
  expect(findFaults(rules, read, ran('nobody'))).toHaveLength(1);
});
