import { expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';

const proofs = (title: string) => new Map([['4.1', [{ file: 'a.test.ts', title }]]]);
const failed = (title: string) => new Map([['a.test.ts', new Set([title])]]);
const NONE = new Map<string, Set<string>>();

it('accepts an id whose test passed, or did not run', () => {
  expect(findFaults(['4.1'], proofs('a code is good once'), NONE)).toEqual([]);
  expect(findFaults(['4.1'], proofs('a code is good once'), failed('another'))).toEqual([]);
});

it('reports an id without a test, and how to give it one', () => {
  expect(findFaults(['4.2'], proofs('a code is good once'), NONE)).toEqual([
    '4.2 has no test. Put `// @proves 4.2` above the one that proves it',
  ]);
});

it('reports a test that did not pass in the last run', () => {
  expect(findFaults(['4.1'], proofs('a code is good once'), failed('a code is good once'))[0]).toContain(
    'did not pass',
  );
});

it('matches a table test by the fixed part of its title', () => {
  expect(findFaults(['4.1'], proofs("who's there: %s"), failed("who's there: 1"))).toHaveLength(1);
  expect(findFaults(['4.1'], proofs("who's there: %s"), failed('somebody'))).toEqual([]);
});
