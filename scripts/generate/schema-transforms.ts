/** A JSON Schema, or a part of one, as plain data. */
export interface SchemaNode {
  [keyword: string]: unknown;
}

/**
 * Leaves a title only where it names an object type, so that the generated file has one interface per object and no
 * alias per property. A property that only refers to a shared part takes that part's name.
 */
export function nameTypesOnly(schema: SchemaNode): SchemaNode {
  if (typeof schema['$ref'] === 'string' && schema['required'] === undefined) {
    return 'default' in schema ? { $ref: schema['$ref'], default: schema['default'] } : { $ref: schema['$ref'] };
  }
  const inner = mapNodes(schema, nameTypesOnly);
  if (
    schema['$ref'] === undefined &&
    schema['properties'] === undefined &&
    schema['additionalProperties'] === undefined
  )
    delete inner['title'];
  return inner;
}

/** Makes every property with a default required: the shape after defaults are filled in. */
export function requireDefaulted(schema: SchemaNode): SchemaNode {
  const inner = mapNodes(schema, requireDefaulted);
  const properties = schema['properties'];
  if (!isNode(properties)) return inner;
  const defaulted = Object.keys(properties).filter((name) => isNode(properties[name]) && 'default' in properties[name]);
  return { ...inner, required: [...new Set([...strings(schema['required']), ...defaulted])] };
}

/** Files of settings that a brand, or a theme that extends another, may write null for. */
const SETTINGS_WITH_NULL = /(^|\/)(brand|theme-extension|parts\/[\w-]+|generated\/(content|own-calls))\.schema\.json$/;

/**
 * The schema of settings after a brand or a theme and all that it extends are merged, if the file holds such settings: null, which takes an
 * inherited value away, is gone, except where it is the default itself.
 */
export function mergedSchema(file: string, schema: SchemaNode): SchemaNode {
  return SETTINGS_WITH_NULL.test(file) ? withoutNull(schema) : schema;
}

function withoutNull(schema: SchemaNode): SchemaNode {
  const inner = mapNodes(schema, withoutNull);
  if (schema['default'] === null) return inner;
  const types = [inner['type']].flat().filter((type) => type !== 'null');
  if (Array.isArray(inner['type'])) inner['type'] = types.length === 1 ? types[0] : types;
  if (Array.isArray(inner['enum'])) inner['enum'] = inner['enum'].filter((choice) => choice !== null);
  return inner;
}

const mapsOfSchemas = new Set(['properties', '$defs']);
const schemasThemselves = new Set(['items', 'additionalProperties']);
const listsOfSchemas = new Set(['oneOf', 'anyOf', 'allOf']);

function mapNodes(schema: SchemaNode, change: (node: SchemaNode) => SchemaNode): SchemaNode {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, mapKeyword(keyword, value, change)]),
  );
}

function mapKeyword(keyword: string, value: unknown, change: (node: SchemaNode) => SchemaNode): unknown {
  if (schemasThemselves.has(keyword) && isNode(value)) return change(value);
  if (listsOfSchemas.has(keyword) && Array.isArray(value))
    return value.map((item) => (isNode(item) ? change(item) : item));
  if (!mapsOfSchemas.has(keyword) || !isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, isNode(item) ? change(item) : item]));
}

function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
