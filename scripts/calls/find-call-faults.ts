import { findFaults } from '../proofs/find-faults.ts';
import type { Proofs } from '../proofs/find-proofs.ts';
import type { SpecifiedCall } from './calls.ts';

/** The part of the platform contract that names the origin of its calls. */
export interface Contract {
  paths: Record<string, Record<string, { 'x-origin': string; 'x-encrypted-payload'?: string | string[] }>>;
}

/** Calls sent by each test of the last run, by `<file> › <title>`. Tests that did not run are left out. */
export type SeenCalls = ReadonlyMap<string, ReadonlySet<string>>;

/** Tells a proof of a call from one of a requirement. */
const CALL = /^[A-Z]+ \//;

/** Reports differences between table and contract, and calls that no test sends. */
export function findCallFaults(
  calls: readonly SpecifiedCall[],
  contract: Contract,
  proofs: Proofs,
  seen: SeenCalls,
): string[] {
  const specified = specifiedIn(contract);
  const listed = new Set(calls.map(({ call }) => call));
  return [
    ...calls
      .filter(({ call }) => !specified.has(call))
      .map(({ call }) => `the contract has no "${call}" of the specification`),
    ...calls
      .filter(({ call, encrypted = [] }) => specified.has(call) && specified.get(call) !== encrypted.join())
      .map(({ call }) => `"${call}" is encrypted otherwise in the contract`),
    ...[...specified.keys()]
      .filter((call) => !listed.has(call))
      .map((call) => `"${call}" of the contract is not in the table`),
    ...[...proofs.keys()]
      .filter((id) => CALL.test(id) && !listed.has(id))
      .map((call) => `"${call}", which ${proofs.get(call)?.[0]?.file} proves, is not in the table`),
    ...findFaults([...listed], proofs, new Map()),
    ...[...listed].flatMap((call) =>
      (proofs.get(call) ?? [])
        .map(({ file, title }) => `${file} › ${title}`)
        .filter((test) => seen.get(test)?.has(call) === false)
        .map((test) => `"${call}" was not seen in ${test}`),
    ),
  ];
}

/** The specification's calls, each with the names of its encrypted payloads. */
function specifiedIn({ paths }: Contract): Map<string, string> {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );
  return new Map(
    all
      .filter(({ operation }) => operation['x-origin'] === 'specification')
      .map(({ call, operation }) => [call, [operation['x-encrypted-payload'] ?? []].flat().join()] as const),
  );
}
