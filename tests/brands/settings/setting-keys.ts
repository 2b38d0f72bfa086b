import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodesOf, resolveSchema, type SchemaFiles } from '#scripts/generate/describe-schema.ts';
import type { SchemaNode } from '#scripts/generate/schema-transforms.ts';
import { repository } from '#tests/cli/run-brandgen.ts';

/** A setting of brand.json, at any depth. */
export interface SettingKey {
  /** Path with dots: `theme.layout.tile`. */
  readonly path: string;
  readonly schema: SchemaNode;
}

const schemas = join(repository, 'schemas');

/** Every setting of the brand's schema and its parts, without the sections that only hold other settings. */
export function settingKeys(): SettingKey[] {
  const names = readdirSync(schemas, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.schema.json'),
  );
  const files = new Map(names.map((name) => [name, JSON.parse(readFileSync(join(schemas, name), 'utf8'))]));
  return keysIn(files, { $ref: 'brand.schema.json' }, 'brand.schema.json', []);
}

function keysIn(files: SchemaFiles, property: SchemaNode, from: string, steps: readonly string[]): SettingKey[] {
  const { schema, file } = resolveSchema(files, property, from);
  const inner = Object.entries(nodesOf(schema['properties'])).flatMap(([name, value]) =>
    keysIn(files, value, file, [...steps, name]),
  );
  const canBeLeftOut = schema['default'] === null;
  const own = inner.length === 0 || canBeLeftOut ? [{ path: steps.join('.'), schema: { ...schema, ...property } }] : [];
  return [...own, ...inner];
}
