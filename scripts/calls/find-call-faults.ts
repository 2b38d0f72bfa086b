import { findFaults, type ReadSource } from '../accounts/find-faults.ts';
import type { SpecifiedCall } from './calls.ts';

/** The part of the platform contract that names the origin of its calls. */
export interface Contract {
  paths: Record<string, Record<string, { tags: string[]; 'x-origin': string }>>;
}

/** Calls sent by each test of the last run, by `<file> › <title>`. Tests that did not run are left out. */
export type SeenCalls = ReadonlyMap<string, ReadonlySet<string>>;

/** Tags of the contract that the tables cover. */
const AREAS: ReadonlySet<string> = new Set(['system', 'games', 'lottery', 'missions', 'content']);

/** Calls of other tags that the tables cover too: those of an account that accounts.md has no rule about. */
const OF_THE_ACCOUNT: ReadonlySet<string> = new Set([
  ...['GET /wps/member/info/icon', 'GET /wps/member/info/funds/consolidated'],
  ...['GET /wps/v2/wallets/balance', 'POST /wps/relay/GCS_walletTransfer'],
]);

/** Reports differences between table and contract, and calls that no test sends. */
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
    ({ call, operation }) =>
      operation['x-origin'] === 'specification' &&
      (OF_THE_ACCOUNT.has(call) || operation.tags.some((tag) => AREAS.has(tag))),
  );
  return new Set(belongs.map(({ call }) => call));
}
