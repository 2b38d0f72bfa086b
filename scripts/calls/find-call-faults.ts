import { findFaults, type ReadSource } from '../accounts/find-faults.ts';
import type { SpecifiedCall } from './calls.ts';

/** Of the platform's contract, what says where its calls come from. */
export interface Contract {
  paths: Record<string, Record<string, { tags: string[]; 'x-origin': string }>>;
}

/** Calls that each test of the last run saw on the wire, by `<file> › <title>`; tests that did not run are not in it. */
export type SeenCalls = ReadonlyMap<string, ReadonlySet<string>>;

/** Parts of the contract that the tables are about. */
const AREAS: ReadonlySet<string> = new Set(['system', 'games', 'lottery', 'missions', 'content']);

/** What is wrong with the table: what the contract knows otherwise, and a call that no test sees on the wire. */
export function findCallFaults(
  calls: readonly SpecifiedCall[],
  contract: Contract,
  read: ReadSource,
  seen: SeenCalls,
): string[] {
  const specified = specifiedIn(contract);
  const listed = new Set(calls.map(({ call }) => call));
  return [
    ...calls
      .filter(({ call }) => !specified.has(call))
      .map(({ call }) => `the contract has no "${call}" of the specification`),
    ...[...specified]
      .filter((call) => !listed.has(call))
      .map((call) => `"${call}" of the contract is not in the table`),
    ...findFaults(
      calls.map(({ call: rule, tests }) => ({ rule, tests })),
      read,
      null,
    ),
    ...calls.flatMap(({ call, tests }) =>
      tests.filter((test) => seen.get(test)?.has(call) === false).map((test) => `"${call}" was not seen in ${test}`),
    ),
  ];
}

function specifiedIn({ paths }: Contract): Set<string> {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );
  const belongs = all.filter(
    ({ operation }) => operation['x-origin'] === 'specification' && operation.tags.some((tag) => AREAS.has(tag)),
  );
  return new Set(belongs.map(({ call }) => call));
}
