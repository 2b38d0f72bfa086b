import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface Operation {
  operationId: string;
  path: string;
  method: string;
}

export interface Contract {
  document: Record<string, unknown>;
  operations: Operation[];
}

interface ContractDocument extends Record<string, unknown> {
  paths: Record<string, Record<string, { operationId: string }>>;
}

export const contractFile = fileURLToPath(new URL('../../schemas/platform/openapi.json', import.meta.url));
export const generatedFolder = fileURLToPath(new URL('../../schemas/generated/', import.meta.url));

/** Reads the platform contract and lists its operations in the order of the document. */
export async function readContract(): Promise<Contract> {
  const document: ContractDocument = JSON.parse(await readFile(contractFile, 'utf8'));
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ operationId, path, method })),
  );
  return { document, operations };
}
