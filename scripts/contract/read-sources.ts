import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What a source of the contract holds: its domain's calls by path and method, and schemas that it alone uses. */
export interface DomainSource {
  /** Place among the domains of the bundle; domains with the same one go by name. */
  order: number;
  paths: Record<string, Record<string, SourceOperation>>;
  schemas: Record<string, object>;
}

export interface SourceOperation extends Record<string, unknown> {
  operationId: string;
  summary: string;
  security: object[];
  parameters?: { name: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, object> & { 200: { content: Record<string, object> } };
  /** Name of the schema of the plaintext, or of several. */
  'x-encrypted-payload'?: string | string[];
  /** Codes by status that do not follow from what the call is. */
  'x-errors'?: Record<string, string[]>;
  'x-open-while-owed'?: string[];
  'x-modules'?: string[];
  'x-closed-to-trials'?: boolean;
  'x-origin'?: string;
}

/** A request and its answer. */
export interface CallExample {
  /** Parameters by name. */
  query?: Record<string, unknown>;
  body?: unknown;
  /** What the body holds, if it is encrypted. */
  plaintext?: unknown;
  /** The content of the answer; text of an answer that is a file. */
  answer: unknown;
}

export interface ContractSources {
  /** The document without calls and schemas. */
  head: Record<string, unknown> & { components: Record<string, unknown> };
  /** Schemas that several domains use. */
  shared: { schemas: Record<string, object> };
  /** By name, in the order of the bundle. */
  domains: ReadonlyMap<string, DomainSource>;
  /** By operationId. */
  examples: Readonly<Record<string, CallExample>>;
}

/** Reads the sources of the contract, `schemas/platform/`. @param root of the project */
export function readSources(root: string): ContractSources {
  const folder = join(root, 'schemas/platform');
  const domains = files(join(folder, 'domains')).map((file): [string, DomainSource] => [
    basename(file, '.json'),
    read(file),
  ]);
  const inOrder = domains.toSorted(([one, a], [other, b]) => a.order - b.order || one.localeCompare(other));
  return {
    head: read(join(folder, 'contract.json')),
    shared: read(join(folder, 'shared.json')),
    domains: new Map(inOrder),
    examples: Object.assign({}, ...files(join(folder, 'examples')).map(read)),
  };
}

function files(folder: string): string[] {
  return readdirSync(folder).map((file) => join(folder, file));
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
