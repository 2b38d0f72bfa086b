import { dirname, join } from 'node:path';
import { table } from './markdown-table.ts';
import type { SchemaNode } from './schema-transforms.ts';

export type SchemaFiles = ReadonlyMap<string, SchemaNode>;

/** A schema, and the file that its relative references start from. */
export interface SchemaPlace {
  readonly schema: SchemaNode;
  readonly file: string;
}

/** Choices that a cell of a table can name. */
const MOST_CHOICES = 60;

/** One section with a table of settings for a schema file and for every object inside it, in order. */
export function describeSchema(files: SchemaFiles, file: string): string[] {
  const schema = files.get(file);
  if (!schema) throw new Error(`There is no schema called ${file}.`);
  return describeObject(files, { schema, file }, []);
}

function describeObject(files: SchemaFiles, parent: SchemaPlace, path: readonly string[]): string[] {
  const properties = propertiesOf(parent.schema);
  const required = new Set(Array.isArray(parent.schema['required']) ? parent.schema['required'] : []);
  const resolved = Object.entries(properties).map(([name, property]) => ({
    name,
    property,
    inner: resolveSchema(files, property, parent.file),
  }));
  const rows = resolved.map(({ name, property, inner }) => [
    `\`${name}\`${required.has(name) ? ' (required)' : ''}`,
    typeText(inner.schema),
    'default' in property ? `\`${JSON.stringify(property['default'])}\`` : '',
    [
      property['deprecated'] ? '*Deprecated.* ' : '',
      property['x-identity'] ? '*Identity.* ' : '',
      property['description'] ?? inner.schema['description'] ?? '',
    ].join(''),
    exampleText(property, inner.schema),
  ]);
  const heading = path.length === 0 ? '## Settings' : `${'#'.repeat(Math.min(path.length + 2, 4))} ${path.join('.')}`;
  const nested = resolved.filter(({ inner }) => Object.keys(propertiesOf(inner.schema)).length > 0);
  return [
    heading,
    String(parent.schema['description'] ?? ''),
    table(['Setting', 'Value', 'Default', 'Meaning', 'Example'], rows),
    ...nested.flatMap(({ name, inner }) => describeObject(files, inner, [...path, name])),
  ];
}

/** The schema that a property refers to, or the property itself. */
export function resolveSchema(files: SchemaFiles, schema: SchemaNode, file: string): SchemaPlace {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return { schema, file };
  const [path = '', pointer = ''] = reference.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  const definition = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), files.get(target));
  if (!isNode(definition)) throw new Error(`${file} refers to ${reference}, which does not exist.`);
  return resolveSchema(files, definition, target);
}

function typeText(schema: SchemaNode): string {
  const choices = schema['enum'];
  if (Array.isArray(choices)) return choicesText(choices);
  const types = [schema['type']].flat().filter((type) => typeof type === 'string');
  const items = schema['items'];
  if (types[0] === 'array' && isNode(items)) return `list of ${typeText(items)}`;
  const words: Record<string, string> = { string: 'text', boolean: 'true or false', integer: 'whole number' };
  return types.map((type) => words[type] ?? type).join(' or ');
}

function choicesText(choices: readonly unknown[]): string {
  const text = (choice: unknown) => `\`${JSON.stringify(choice)}\``;
  if (choices.length <= MOST_CHOICES) return choices.map(text).join(', ');
  return `${choices.slice(0, 3).map(text).join(', ')} and ${choices.length - 3} more, which the description says where to find`;
}

function exampleText(property: SchemaNode, inner: SchemaNode): string {
  const examples = property['examples'] ?? inner['examples'];
  return Array.isArray(examples) && examples.length > 0 ? `\`${JSON.stringify(examples[0])}\`` : '';
}

function propertiesOf(schema: SchemaNode): Record<string, SchemaNode> {
  return nodesOf(schema['properties']);
}

/** The schemas in a map of them; none if it is no map. */
export function nodesOf(map: unknown): Record<string, SchemaNode> {
  if (!isNode(map)) return {};
  return Object.fromEntries(Object.entries(map).flatMap(([name, value]) => (isNode(value) ? [[name, value]] : [])));
}

function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
