import { expect, it } from 'vitest';
import type { SpecifiedCall } from './calls.ts';
import { findCallFaults } from './find-call-faults.ts';

const TEST = 'a.spec.ts › a guest looks around';
const tests = [{ file: 'a.spec.ts', title: 'a guest looks around' }];
const proofs = new Map(['GET /games', 'POST /games'].map((call) => [call, tests]));
const operation = { 'x-origin': 'specification' };
const contract = { paths: { '/games': { get: operation } } };
const listed = (call: string): SpecifiedCall => ({ part: 'Games and content', call, payloads: [{}] });
const ofGames = new Map([['GET /games', tests]]);

it('accepts a call that its test sent, or whose test did not run', () => {
  const seen = new Map([[TEST, new Set(['GET /games'])]]);
  expect(findCallFaults([listed('GET /games')], contract, ofGames, seen)).toEqual([]);
  expect(findCallFaults([listed('GET /games')], contract, ofGames, new Map())).toEqual([]);
});

it('reports a call that is missing from the contract or from the table', () => {
  const [unknown, left, proven] = findCallFaults([listed('POST /games')], contract, proofs, new Map());
  expect(unknown).toBe('the contract has no "POST /games" of the specification');
  expect(left).toBe('"GET /games" of the contract is not in the table');
  expect(proven).toBe('"GET /games", which a.spec.ts proves, is not in the table');
});

it('ignores the project’s own calls', () => {
  const others = { '/own': { get: { 'x-origin': 'project' } } };
  expect(findCallFaults([], { paths: others }, new Map(), new Map())).toEqual([]);
});

it('reports a payload that is encrypted in the contract or in the table alone', () => {
  const secret = { paths: { '/games': { get: { ...operation, 'x-encrypted-payload': ['Secret'] } } } };
  const plain = listed('GET /games');
  const encrypted = { ...plain, encrypted: ['Secret'] };
  const fault = ['"GET /games" is encrypted otherwise in the contract'];
  expect(findCallFaults([plain], secret, ofGames, new Map())).toEqual(fault);
  expect(findCallFaults([encrypted], contract, ofGames, new Map())).toEqual(fault);
  expect(findCallFaults([encrypted], secret, ofGames, new Map())).toEqual([]);
});

it('reports a call without a test, and one that its test did not send', () => {
  const [missing] = findCallFaults([listed('GET /games')], contract, new Map(), new Map());
  expect(missing).toContain('GET /games has no test. Put `// @proves GET /games`');
  const seen = new Map([[TEST, new Set(['GET /other'])]]);
  const faults = findCallFaults([listed('GET /games')], contract, ofGames, seen);
  expect(faults).toEqual([`"GET /games" was not seen in ${TEST}`]);
});
