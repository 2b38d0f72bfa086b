import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapFacts } from './find-map-faults.ts';
import { readSenders } from './read-senders.ts';

interface Contract {
  paths: Record<string, Record<string, { operationId: string; 'x-origin': string }>>;
}

/** Reads the folders, operations and calls that requirements are compared with. */
export function readMapFacts(root: string): MapFacts {
  const contract: Contract = JSON.parse(readFileSync(join(root, 'schemas/generated/platform.openapi.json'), 'utf8'));
  const calls = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
  return {
    hasFolder: (path) => existsSync(join(root, path)),
    operations: new Map(calls.map((call) => [call.operationId, { isSpecified: call['x-origin'] === 'specification' }])),
    senders: readSenders(root),
  };
}
