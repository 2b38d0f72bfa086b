import { expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';

const proofs = (title: string) => new Map([['4.1', [{ file: 'a.test.ts', title }]]]);
const ran = (title: string) => new Map([['a.test.ts', new Set([title])]]);

it('accepts an id whose test passed, or did not run', () => {
  expect(findFaults(['4.1'], proofs('a code is good once'), ran('a code is good once'))).toEqual([]);
  expect(findFaults(['4.1'], proofs('a code is good once'), new Map())).toEqual([]);
  expect(findFaults(['4.1'], proofs('a code is good once'), null)).toEqual([]);
});

it('reports an id without a test, and how to give it one', () => {
  expect(findFaults(['4.2'], proofs('a code is good once'), null)).toEqual([
    '4.2 has no test. Put `// @proves 4.2` above the one that proves it',
  ]);
});

it('reports a test that did not pass in the last run', () => {
  expect(findFaults(['4.1'], proofs('a code is good once'), ran('another'))[0]).toContain('did not pass');
});

it('matches a table test by the fixed part of its title', () => {
  expect(findFaults(['4.1'], proofs("who's there: %s"), ran("who's there: 1"))).toEqual([]);
  expect(findFaults(['4.1'], proofs("who's there: %s"), ran('somebody'))).toHaveLength(1);
});
