import { expect, it } from 'vitest';
import { packageRoot } from '#cli/package/package-root.ts';
import { brokenBodies } from '../rules/calls/broken-bodies.ts';
import { readContract } from './contract.ts';
import { schemaChecks } from './schema-checks.ts';

const contract = readContract(packageRoot());
const checks = schemaChecks(contract);
const named = (id: string) => {
  const found = contract.operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`The contract has no call ${id}.`);
  return found;
};

it('knows of each call its domain, who may send it and how dangerous it is', () => {
  expect(contract.operations.filter(({ domain }) => domain === '')).toEqual([]);
  expect(named('requestWithdrawal')).toMatchObject({ domain: 'withdrawals', token: 'member', danger: 'money' });
  expect(named('addFavoriteGame')).toMatchObject({ danger: 'writes', isForAgents: false });
  expect(named('teamBetsFile')).toMatchObject({ danger: 'reads', isForAgents: true, answersFile: true });
  expect(named('careLog')).toMatchObject({ token: 'operator', danger: 'reads' });
});

it('takes every call that moves money for dangerous', () => {
  const harmless = contract.operations.filter(({ danger }) => danger !== 'money');
  const moving = harmless.filter(({ body }) => {
    const { properties = {} } = body ? checks.resolved(body.schema) : {};
    return 'amount' in Object(properties) && 'idempotencyKey' in Object(properties);
  });
  expect(moving.map(({ id }) => id)).toEqual([]);
});

it('breaks a body in one field at a time', () => {
  const { body } = named('requestWithdrawal');
  if (!body) throw new Error('A withdrawal has a body.');
  const missing = brokenBodies(body, 'missing', checks);
  expect(missing.map((value) => Object.keys(Object(value)).length)).toEqual(missing.map(() => 5));
  expect(brokenBodies(body, 'out of range', checks)[0]).toMatchObject({ accountId: 0 });
  expect(brokenBodies(body, 'wrong type', checks)[0]).toMatchObject({ accountId: 'no such type' });
});
