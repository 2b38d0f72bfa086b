import type { ContractSources, SourceOperation } from './read-sources.ts';

export interface ContractBundle extends Record<string, unknown> {
  paths: Record<string, Record<string, SourceOperation>>;
  components: { schemas: Record<string, object> } & Record<string, unknown>;
}

/**
 * Joins the sources of the contract to one OpenAPI document. A reference names a component wherever its source lies, so names are unique.
 * @throws when two sources have the same call or schema, or one is used that none has
 */
export function bundleContract({ head, shared, domains }: Omit<ContractSources, 'examples'>): ContractBundle {
  const paths: ContractBundle['paths'] = {};
  const schemas: Record<string, object> = {};
  for (const [domain, source] of domains) {
    for (const [path, methods] of Object.entries(source.paths))
      paths[path] = joined(paths[path] ?? {}, methods, `${domain}.json: ${path}`);
    Object.assign(schemas, joined(schemas, source.schemas, `${domain}.json`));
  }
  const { components, ...others } = head;
  const bundle = {
    ...others,
    paths,
    components: { ...components, schemas: joined(shared.schemas, schemas, 'shared.json') },
  };
  requireReferences(bundle);
  return bundle;
}

function joined<Value>(one: Record<string, Value>, other: Record<string, Value>, source: string) {
  const twice = Object.keys(other).find((name) => name in one);
  if (twice !== undefined) throw new Error(`${source}: ${twice} stands in another source too.`);
  return { ...one, ...other };
}

function requireReferences({ components, ...bundle }: ContractBundle): void {
  const references = new Set(
    Object.entries(components).flatMap(([kind, entries]) =>
      Object.keys(Object(entries)).map((name) => `${kind}/${name}`),
    ),
  );
  for (const [, reference = ''] of JSON.stringify({ components, ...bundle }).matchAll(/"#\/components\/([\w/]+)"/g))
    if (!references.has(reference)) throw new Error(`The contract refers to ${reference}, which no source has.`);
}
