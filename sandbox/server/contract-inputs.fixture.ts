import fc, { type Arbitrary } from 'fast-check';
import { propertiesOf } from '#sandbox/json-object.ts';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { holdsUnstorable } from '../calls/holds-unstorable.ts';

/** The parts of a request that operations read. */
export interface ContractInput {
  query: Record<string, string>;
  body: unknown;
  /** Media type of the body; undefined without one. */
  type: string | undefined;
  language: string;
}

export interface InputShape {
  operationId: string;
  method: string;
  path: string;
  /** Media type of the body. */
  type: string | undefined;
  /** Mixes valid and broken parts. */
  bad: Arbitrary<ContractInput>;
  /** Every part as the contract's schema has it. What a schema cannot say may still be refused. */
  fitting: Arbitrary<ContractInput>;
}

/** Combines a value with a broken one at some ratio. */
type Mix = (good: Arbitrary<unknown>, bad?: Arbitrary<unknown>) => Arbitrary<unknown>;

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

/** One in four is broken, so that most inputs pass the first checks and break later ones. */
const mostly: Mix = (good, bad = odd) => fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: bad });

const unbroken: Mix = (good) => good;

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
  const bodyBy = (mix: Mix) =>
    type === undefined ? fc.constant(undefined) : mix(fc.oneof(...schemas.map((schema) => valueIn(schema, mix))));
  const types = fc.constantFrom('text/plain', 'application/json', 'application/jose', undefined);
  return {
    operationId: String(operation['operationId']),
    method: method.toUpperCase(),
    path,
    type,
    bad: fc.record({
      query: fc.oneof({ weight: 9, arbitrary: queryOf(parameters, mostly) }, fc.constant({ unknown: '1' })),
      body: bodyBy(mostly),
      type: type === undefined ? fc.constant(undefined) : fc.oneof({ weight: 9, arbitrary: fc.constant(type) }, types),
      language: fc.constantFrom('en', 'ar', '', LONG, ',;', '*'),
    }),
    fitting: fc.record({
      query: queryOf(parameters, unbroken),
      body: bodyBy(unbroken),
      type: fc.constant(type),
      language: fc.constant('en'),
    }),
  };
}

function queryOf(
  parameters: readonly Readonly<Record<string, unknown>>[],
  mix: Mix,
): Arbitrary<Record<string, string>> {
  const known = parameters.map(({ name, schema }) => [String(name), mix(valueIn(schema, mix), oddText)] as const);
  const required = parameters.filter((parameter) => parameter['required'] === true).map(({ name }) => String(name));
  const texts = fc.record<Record<string, unknown>, string>(Object.fromEntries(known), { requiredKeys: required });
  return texts.map((values) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
  );
}

/** Values of a schema of the contract, mixed with broken ones at any depth. */
function valueIn(given: unknown, mix: Mix): Arbitrary<unknown> {
  const schema = propertiesOf(given);
  if (typeof schema['$ref'] === 'string') return valueIn(named(schema['$ref'].split('/').at(-1)), mix);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum']);
  if (schema['type'] === 'object') return objectOf(schema, mix);
  if (schema['type'] === 'array') return listOf(schema, mix);
  if (schema['type'] === 'boolean') return fc.boolean();
  if (schema['type'] === 'integer' || schema['type'] === 'number') return numberOf(schema);
  return textOf(schema);
}

function objectOf(schema: Readonly<Record<string, unknown>>, mix: Mix): Arbitrary<unknown> {
  const fields = Object.entries(propertiesOf(schema['properties']));
  const required = [schema['required'] ?? []].flat().map(String);
  const values = fields.map(([name, field]) => [name, mix(valueIn(field, mix))] as const);
  return fc.record<Record<string, unknown>, string>(Object.fromEntries(values), { requiredKeys: required });
}

function listOf({ items, minItems = 0 }: Readonly<Record<string, unknown>>, mix: Mix): Arbitrary<unknown> {
  const least = Number(minItems);
  const list = fc.array(mix(valueIn(items, mix)), { minLength: least, maxLength: least + 2 });
  return mix(list, fc.constant([]));
}

function numberOf({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Readonly<Record<string, unknown>>) {
  const [least, most] = [Number(minimum), Number(maximum)];
  return fc.oneof(fc.constantFrom(least, most), fc.integer({ min: least, max: most }));
}

function textOf({ pattern, minLength = 0, maxLength }: Readonly<Record<string, unknown>>): Arbitrary<unknown> {
  const least = Number(minLength);
  if (typeof pattern === 'string') {
    const matching = fc.stringMatching(new RegExp(pattern, 'u'), { size: 'xsmall' });
    return matching.filter(({ length }) => length >= least && length <= Number(maxLength ?? Number.POSITIVE_INFINITY));
  }
  const limits = { minLength: least, maxLength: Math.min(Number(maxLength ?? 40), 300) };
  return fc.string({ unit: 'binary', ...limits }).filter((text) => !holdsUnstorable(text));
}

function named(name: unknown): unknown {
  const found = Object.entries(contract.components.schemas).find(([known]) => known === name);
  if (!found) throw new Error(`The contract has no schema ${String(name)}.`);
  return found[1];
}
