import { expect, it } from 'vitest';
import { operationList } from '#schemas/generated/operation-list.ts';
import { CHECKED_AGAIN, DECIDING, SHOWING } from './deciding-calls.ts';

const tests = import.meta.glob<string>('/app/**/*.test.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

it('knows of every call that asks something whether its answer decides what a person may do', () => {
  const asking = Object.entries(operationList).flatMap(([id, { method }]) => (method === 'GET' ? [id] : []));
  const known = [...Object.keys(DECIDING), ...Object.keys(CHECKED_AGAIN), ...SHOWING];
  expect(known.toSorted()).toEqual(asking.toSorted());
});

it.each(Object.entries(DECIDING))('has a test in which %s fails', (_id, { test: [file, title] }) => {
  expect(tests[`/${file}`]).toContain(`'${title}'`);
});
