import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodesOf, resolveSchema, type SchemaFiles } from '#scripts/generate/describe-schema.ts';
import type { SchemaNode } from '#scripts/generate/schema-transforms.ts';
import { repository } from '#tests/cli/run-brandgen.ts';

/** A place of a document that a schema describes: a value, a group of values, or an entry of a list. */
export interface SchemaPlace {
  readonly path: readonly (string | number)[];
  readonly schema: SchemaNode;
}

const schemas = join(repository, 'schemas');

/** Every place that a schema describes, the groups included. Keys of its own choice, such as languages, are `EN`. */
export function schemaPlaces(name: string): SchemaPlace[] {
  const files = readdirSync(schemas, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.schema.json'),
  );
  const all = new Map(files.map((file) => [file, JSON.parse(readFileSync(join(schemas, file), 'utf8'))]));
  return placesIn(all, { $ref: name }, name, []);
}

/** No schema is as deep; words may be nested without end. */
const DEEPEST = 6;

function placesIn(files: SchemaFiles, property: SchemaNode, from: string, path: SchemaPlace['path']): SchemaPlace[] {
  const { schema, file } = resolveSchema(files, property, from);
  const { items, additionalProperties } = nodesOf({
    items: schema['items'],
    additionalProperties: schema['additionalProperties'],
  });
  const inner: [string | number, SchemaNode][] = Object.entries(nodesOf(schema['properties']));
  if (items) inner.push([0, items]);
  if (additionalProperties) inner.push(['EN', additionalProperties]);
  const own = { path, schema: { ...schema, ...property } };
  if (path.length >= DEEPEST) return [own];
  return [own, ...inner.flatMap(([key, node]) => placesIn(files, node, file, [...path, key]))];
}
