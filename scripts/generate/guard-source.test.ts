import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardSource, type JsonSchema } from './guard-source.ts';
import { capital, generatedFolder, readContract, schemaName } from './platform-contract.ts';

type Guard = (value: unknown) => boolean;

const { document, operations } = await readContract();
const ajv = new Ajv({ strict: false, validateSchema: false }).addSchema(document, 'platform');
const answers = operations.flatMap(({ operationId, answer: { schema } }) => (schema ? [{ operationId, schema }] : []));

async function guardOf(address: string, name: string): Promise<Guard> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ address);
  const guard = module[name];
  if (typeof guard !== 'function') throw new Error(`${address} exports no ${name}.`);
  return (value) => Boolean(guard(value));
}

/** The guard of a schema outside the contract. */
function compiled(schema: JsonSchema): Promise<Guard> {
  const resolve = (reference: string) => ({ name: reference, schema: {} });
  const source = guardSource('isValid', schema, resolve);
  return guardOf(`data:text/javascript,${encodeURIComponent(source)}`, 'isValid');
}

/** References written for ajv, which knows the contract under a name. */
function named(schema: JsonSchema): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"platform#/components'));
}

/** Values that a schema allows. */
function valuesOf(schema: JsonSchema, depth = 0): Arbitrary<unknown> {
  const { $ref, allOf, properties = {}, required = [], items = {}, minimum = -2 } = schema;
  const referred = $ref === undefined ? allOf?.[0] : document.components.schemas[schemaName($ref)];
  if (referred) return valuesOf(referred, depth);
  const listed = schema.const === undefined ? schema.enum : [schema.const];
  if (listed) return fc.constantFrom(...listed);
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return fc.integer({ min: minimum, max: schema.maximum ?? minimum + 9 });
  if (schema.type === 'number') return fc.integer({ min: 1 + minimum, max: 9 + minimum });
  if (schema.type === 'array' && depth > 4) return fc.constant([]);
  if (schema.type === 'array') return fc.array(valuesOf(items, depth + 1), { minLength: 1, maxLength: 2 });
  const model = Object.entries(properties).map(([name, part]) => [name, valuesOf(part, depth + 1)]);
  return fc.record<Record<string, unknown>>(Object.fromEntries(model), { requiredKeys: [...required] });
}

function textOf({ pattern, minLength = 0, maxLength = 12 }: JsonSchema): Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { maxLength });
  return fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 80) });
}

/** Replacements for any value: every type, and both sides of every limit in the contract. */
const limits = [...JSON.stringify(document).matchAll(/"(\w*(?:imum|Length))":(\d+)/g)].map(
  ([, keyword = '', limit]) => ({ keyword, limit: Number(limit) }),
);
const amounts = limits
  .filter(({ keyword }) => keyword.endsWith('imum'))
  .flatMap(({ limit }) => [limit - 1, limit, limit + 1]);
const lengths = limits.filter(({ limit }) => limit < 2000).map(({ limit }) => limit);
const texts = [...new Set(lengths)].flatMap((length) => ['é'.repeat(length), '🎲'.repeat(length + 1)]);
const others: readonly unknown[] = [
  ...new Set([...amounts, ...texts, 0.5, 1e300, null, true, undefined]),
  [],
  {},
  ['é'],
  [[]],
];

/** The value with each of its parts replaced in turn. */
function* variantsOf(value: unknown): Generator<unknown> {
  yield* others;
  if (typeof value !== 'object' || value === null) return;
  const rebuild = (entries: [string, unknown][]) =>
    Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
  const entries = Object.entries(value);
  if (!Array.isArray(value)) yield { ...value, unheardOf: 1 };
  for (const [place, [name, entry]] of entries.entries()) {
    for (const other of variantsOf(entry)) yield rebuild(entries.with(place, [name, other]));
  }
}

describe('the guards of the contract', () => {
  it.each(answers)('$operationId agrees with ajv', async ({ operationId, schema }) => {
    const address = pathToFileURL(join(generatedFolder, `validators/${operationId}.js`)).href;
    const guard = await guardOf(address, `is${capital(operationId)}Value`);
    const isValid = ajv.compile(named(schema));
    const values = fc.sample(valuesOf(schema), 3);
    expect(values.filter((value) => isValid(value))).not.toEqual([]);
    for (const value of values) {
      const wrong = [value, ...variantsOf(value)].filter((variant) => guard(variant) !== isValid(variant));
      expect(wrong).toEqual([]);
    }
  });
});

describe('guardSource', () => {
  const text = fc.string({ unit: 'binary', maxLength: 5 });
  // JSON has neither NaN nor infinities.
  const number = fc.oneof(fc.integer({ min: -3, max: 7 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
  const object = fc.dictionary(fc.constantFrom('a', 'b', 'c d'), fc.oneof(number, text));

  it.each<[JsonSchema, Arbitrary<unknown>]>([
    [{ type: 'string', minLength: 2, maxLength: 4 }, text],
    [{ type: 'string', minLength: 1 }, text],
    [{ type: 'string', pattern: '^.$' }, text],
    [{ type: 'integer', exclusiveMinimum: 0, maximum: 5 }, number],
    [{ type: 'number', minimum: -1 }, number],
    [{ type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 2 }, fc.array(number, { maxLength: 3 })],
    [{ type: 'array', items: {} }, fc.array(number)],
    [{ type: 'object', required: ['a'], properties: { b: { type: 'string' } } }, object],
    [{ type: 'object', properties: { a: {}, 'c d': {} }, additionalProperties: false }, object],
    [{ type: 'object', additionalProperties: { type: 'string', maxLength: 2 } }, object],
    [{ allOf: [{ type: 'integer', minimum: 1 }], enum: [0, 1, 2] }, number],
    [{}, fc.jsonValue()],
  ])('agrees with ajv about %j', async (schema, values) => {
    const guard = await compiled(schema);
    const isValid = new Ajv({ strict: false }).compile(schema);
    fc.assert(
      fc.property(fc.oneof({ weight: 5, arbitrary: values }, { weight: 1, arbitrary: fc.jsonValue() }), (value) => {
        expect(guard(value)).toBe(isValid(value));
      }),
      { numRuns: 300 },
    );
  });

  it('throws on a keyword that it does not support', () => {
    const schema: JsonSchema & { format: string } = { type: 'string', format: 'email' };
    expect(() => guardSource('isMail', schema, () => ({ name: '', schema }))).toThrow('format');
    const union = { type: 'object', properties: { a: { type: 'null' } } };
    expect(() => guardSource('isNull', union, () => ({ name: '', schema }))).toThrow('null');
  });
});
