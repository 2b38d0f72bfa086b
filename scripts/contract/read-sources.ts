import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
}

export interface ContractSources {
  /** The document without calls and schemas. */
  head: Record<string, unknown> & { components: Record<string, unknown> };
  /** Schemas that several domains use. */
  shared: { schemas: Record<string, object> };
  /** By name, in the order of the bundle. */
  domains: ReadonlyMap<string, DomainSource>;
}

/** Reads the sources of the contract, `schemas/platform/`. @param root of the project */
export function readSources(root: string): ContractSources {
  const folder = join(root, 'schemas/platform');
  const names = readdirSync(join(folder, 'domains')).map((file) => file.replace(/\.json$/, ''));
  const domains = names.map((name): [string, DomainSource] => [name, read(join(folder, `domains/${name}.json`))]);
  const inOrder = domains.toSorted(([one, a], [other, b]) => a.order - b.order || one.localeCompare(other));
  return {
    head: read(join(folder, 'contract.json')),
    shared: read(join(folder, 'shared.json')),
    domains: new Map(inOrder),
  };
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
