import { expect, it } from 'vitest';
import type { SpecifiedCall } from './calls.ts';
import { findCallFaults } from './find-call-faults.ts';

const TEST = 'a.spec.ts › a guest looks around';
const read = (file: string) => (file === 'a.spec.ts' ? "test('a guest looks around', async () => {});" : undefined);
const operation = { tags: ['games'], 'x-origin': 'specification' };
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

it('ignores the project’s own calls, and calls of other tables', () => {
  const others = {
    '/own': { get: { ...operation, 'x-origin': 'project' } },
    '/session': { get: { ...operation, tags: ['session'] } },
  };
  expect(findCallFaults([], { paths: others }, read, new Map())).toEqual([]);
});

it('covers the calls of the wallets, whatever their tags are', () => {
  const balance = { paths: { '/wps/v2/wallets/balance': { get: { ...operation, tags: ['member'] } } } };
  expect(findCallFaults([], balance, read, new Map())).toEqual([
    '"GET /wps/v2/wallets/balance" of the contract is not in the table',
  ]);
  expect(findCallFaults([listed('GET /wps/v2/wallets/balance')], balance, read, new Map())).toEqual([]);
});

it('reports a call without a test, and one that its test did not send', () => {
  expect(findCallFaults([listed('GET /games', [])], contract, read, new Map())).toEqual(['"GET /games" has no test']);
  const seen = new Map([[TEST, new Set(['GET /other'])]]);
  const faults = findCallFaults([listed('GET /games')], contract, read, seen);
  expect(faults).toEqual([`"GET /games" was not seen in ${TEST}`]);
});
