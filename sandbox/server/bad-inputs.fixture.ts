import fc, { type Arbitrary } from 'fast-check';
import { propertiesOf } from '#sandbox/json-object.ts';
import contract from '#schemas/platform/openapi.json' with { type: 'json' };

/** A request to an operation: some parts as the contract has them, others broken. */
export interface BadInput {
  query: Record<string, string>;
  body: unknown;
  /** Of the body; undefined for none. */
  type: string | undefined;
  language: string;
}

export interface InputShape {
  operationId: string;
  method: string;
  path: string;
  /** Media type of the body. */
  type: string | undefined;
  arbitrary: Arbitrary<BadInput>;
}

const LONG = 'x'.repeat(9000);

/** Values that break one thing or another: a type, a range, an encoding, a column. */
const ODD_TEXTS = [
  '',
  ' ',
  LONG,
  '\u0000',
  '\ud800',
  '%',
  "'; --",
  '__proto__',
  '{{',
  '💥'.repeat(90),
  '٣',
  '-1',
  'NaN',
];
const ODD_NUMBERS = [0, -1, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53, 2 ** 63, 1e300, -1e300];
const ODD_VALUES: readonly unknown[] = [null, true, [], {}, [[[]]], { toString: 1 }, ...ODD_NUMBERS, ...ODD_TEXTS];

const odd = fc.constantFrom<unknown>(...ODD_VALUES);
const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS, ...ODD_NUMBERS.map(String)), fc.string({ unit: 'binary' }));

/** One in four is broken, so that most inputs pass the first checks and break what comes after them. */
const mostly = (good: Arbitrary<unknown>, bad: Arbitrary<unknown> = odd) =>
  fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: bad });

/** Every operation of the contract with a generator of inputs. */
export function inputShapes(): InputShape[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => shapeOf(path, method, propertiesOf(operation))),
  );
}

function shapeOf(path: string, method: string, operation: Readonly<Record<string, unknown>>): InputShape {
  const content = propertiesOf(propertiesOf(operation['requestBody'])['content']);
  const [type, media] = Object.entries(content)[0] ?? [];
  const payloads = [operation['x-encrypted-payload'] ?? []].flat();
  const schemas = payloads.length > 0 ? payloads.map(named) : [propertiesOf(media)['schema']];
  const parameters = [operation['parameters'] ?? []].flat().map(propertiesOf);
  const types = fc.constantFrom('text/plain', 'application/json', 'application/jose', undefined);
  return {
    operationId: String(operation['operationId']),
    method: method.toUpperCase(),
    path,
    type,
    arbitrary: fc.record({
      query: fc.oneof({ weight: 9, arbitrary: queryOf(parameters) }, fc.constant({ unknown: '1' })),
      body: type === undefined ? fc.constant(undefined) : mostly(fc.oneof(...schemas.map((schema) => valueIn(schema)))),
      type: type === undefined ? fc.constant(undefined) : fc.oneof({ weight: 9, arbitrary: fc.constant(type) }, types),
      language: fc.constantFrom('en', 'ar', '', LONG, ',;', '*'),
    }),
  };
}

function queryOf(parameters: readonly Readonly<Record<string, unknown>>[]): Arbitrary<Record<string, string>> {
  const known = parameters.map(({ name, schema }) => [String(name), mostly(valueIn(schema), oddText)] as const);
  const required = parameters.filter((parameter) => parameter['required'] === true).map(({ name }) => String(name));
  const texts = fc.record<Record<string, unknown>, string>(Object.fromEntries(known), { requiredKeys: required });
  return texts.map((values) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
  );
}

/** Values of a schema of the contract, with broken ones at any depth. */
function valueIn(given: unknown, depth = 0): Arbitrary<unknown> {
  const schema = propertiesOf(given);
  if (typeof schema['$ref'] === 'string') return valueIn(named(schema['$ref'].split('/').at(-1)), depth);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum']);
  if (schema['type'] === 'object') return objectOf(schema, depth);
  if (schema['type'] === 'array') return fc.array(mostly(valueIn(schema['items'], depth + 1)), { maxLength: 3 });
  if (schema['type'] === 'boolean') return fc.boolean();
  if (schema['type'] === 'integer' || schema['type'] === 'number') return numberOf(schema);
  return textOf(schema);
}

function objectOf(schema: Readonly<Record<string, unknown>>, depth: number): Arbitrary<unknown> {
  const fields = Object.entries(propertiesOf(schema['properties']));
  const required = [schema['required'] ?? []].flat().map(String);
  const values = fields.map(([name, field]) => [name, mostly(valueIn(field, depth + 1))] as const);
  return fc.record<Record<string, unknown>, string>(Object.fromEntries(values), { requiredKeys: required });
}

function numberOf({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Readonly<Record<string, unknown>>) {
  const [least, most] = [Number(minimum), Number(maximum)];
  return fc.oneof(fc.constantFrom(least, most), fc.integer({ min: least, max: most }));
}

function textOf({ pattern, maxLength = 40 }: Readonly<Record<string, unknown>>): Arbitrary<unknown> {
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'xsmall' });
  return fc.string({ unit: 'binary', maxLength: Math.min(Number(maxLength), 300) });
}

function named(name: unknown): unknown {
  const found = Object.entries(contract.components.schemas).find(([known]) => known === name);
  if (!found) throw new Error(`The contract has no schema ${String(name)}.`);
  return found[1];
}
