import type { Senders } from './read-senders.ts';
import type { Requirement } from './requirements.ts';

export interface MapFacts {
  /** Whether the project has a folder. */
  hasFolder(path: string): boolean;
  /** Operations of the contract, with whether they come from the specification. */
  operations: ReadonlyMap<string, { isSpecified: boolean }>;
  senders: Senders;
}

/**
 * Reports each folder and operation of a requirement that does not exist or does not fit, and operations that no requirement names.
 */
export function findMapFaults(requirements: readonly Requirement[], facts: MapFacts): string[] {
  const named = new Set(requirements.flatMap(({ operations = [] }) => operations));
  const unnamed = [...facts.operations].filter(([name, { isSpecified }]) => isSpecified && !named.has(name));
  return [
    ...requirements.flatMap((requirement) => faultsOf(requirement, facts)),
    ...unnamed.map(([name]) => `the specification’s operation ${name} is in no requirement`),
  ];
}

function faultsOf({ id, features, operations = [] }: Requirement, facts: MapFacts): string[] {
  const missing = features.filter((folder) => !facts.hasFolder(folder));
  return [
    ...(features.length === 0 ? [`${id} names no folder that does it`] : []),
    ...missing.map((folder) => `${id} names the folder ${folder}, which does not exist`),
    ...operations.flatMap((operation) => operationFault(operation, features, facts)).map((fault) => `${id} ${fault}`),
  ];
}

function operationFault(operation: string, features: readonly string[], facts: MapFacts): string[] {
  if (!facts.operations.has(operation)) return [`names the operation ${operation}, which the contract does not have`];
  const senders = facts.senders.get(operation) ?? [];
  const isSent = senders.some((folder) => features.includes(folder) || !folder.startsWith('app/features/'));
  return isSent
    ? []
    : [`names the operation ${operation}, which none of its folders sends: ${senders.join(', ') || '–'}`];
}
