import { expect, it } from 'vitest';
import type { SpecifiedCall } from './calls.ts';
import { findCallFaults } from './find-call-faults.ts';

const TEST = 'a.spec.ts › a guest looks around';
const read = (file: string) => (file === 'a.spec.ts' ? "test('a guest looks around', async () => {});" : undefined);
const operation = { 'x-origin': 'specification' };
const contract = { paths: { '/games': { get: operation } } };
const listed = (call: string, tests: readonly string[] = [TEST]): SpecifiedCall => ({
  part: 'Games and content',
  call,
  payloads: [{}],
  tests,
});

it('accepts a call that its test sent, or whose test did not run', () => {
  const seen = new Map([[TEST, new Set(['GET /games'])]]);
  expect(findCallFaults([listed('GET /games')], contract, read, seen)).toEqual([]);
  expect(findCallFaults([listed('GET /games')], contract, read, new Map())).toEqual([]);
});

it('reports a call that is missing from the contract or from the table', () => {
  const [unknown, left] = findCallFaults([listed('POST /games')], contract, read, new Map());
  expect(unknown).toBe('the contract has no "POST /games" of the specification');
  expect(left).toBe('"GET /games" of the contract is not in the table');
});

it('ignores the project’s own calls', () => {
  const others = { '/own': { get: { 'x-origin': 'project' } } };
  expect(findCallFaults([], { paths: others }, read, new Map())).toEqual([]);
});

it('reports a payload that is encrypted in the contract or in the table alone', () => {
  const secret = { paths: { '/games': { get: { ...operation, 'x-encrypted-payload': ['Secret'] } } } };
  const plain = listed('GET /games');
  const encrypted = { ...plain, encrypted: ['Secret'] };
  const fault = ['"GET /games" is encrypted otherwise in the contract'];
  expect(findCallFaults([plain], secret, read, new Map())).toEqual(fault);
  expect(findCallFaults([encrypted], contract, read, new Map())).toEqual(fault);
  expect(findCallFaults([encrypted], secret, read, new Map())).toEqual([]);
});

it('reports a call without a test, and one that its test did not send', () => {
  expect(findCallFaults([listed('GET /games', [])], contract, read, new Map())).toEqual(['"GET /games" has no test']);
  const seen = new Map([[TEST, new Set(['GET /other'])]]);
  const faults = findCallFaults([listed('GET /games')], contract, read, seen);
  expect(faults).toEqual([`"GET /games" was not seen in ${TEST}`]);
});
