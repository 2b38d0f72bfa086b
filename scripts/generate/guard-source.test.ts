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

/** The guard of a schema that stands in no contract. */
function compiled(schema: JsonSchema): Promise<Guard> {
  const resolve = (reference: string) => ({ name: reference, schema: {} });
  const source = guardSource('isValid', schema, resolve);
  return guardOf(`data:text/javascript,${encodeURIComponent(source)}`, 'isValid');
}

/** References written for ajv, which knows the contract under a name. */
function named(schema: JsonSchema): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"platform#/components'));
}

/** Values that a schema allows; with `isMixed`, something else stands in any place now and then. */
function valuesOf(schema: JsonSchema, isMixed: boolean, depth = 0): Arbitrary<unknown> {
  const valid = validOf(schema, isMixed, depth);
  if (!isMixed) return valid;
  return fc.oneof(
    { weight: 30, arbitrary: valid },
    { weight: 1, arbitrary: fc.oneof(nearMiss(schema), fc.jsonValue()) },
  );
}

function validOf(schema: JsonSchema, isMixed: boolean, depth: number): Arbitrary<unknown> {
  const { $ref, allOf, properties = {}, required = [], items = {}, minimum = -2 } = schema;
  const referred = $ref === undefined ? allOf?.[0] : document.components.schemas[schemaName($ref)];
  if (referred) return valuesOf(referred, isMixed, depth);
  const listed = schema.const === undefined ? schema.enum : [schema.const];
  if (listed) return fc.constantFrom(...listed);
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return fc.integer({ min: minimum, max: schema.maximum ?? minimum + 9 });
  if (schema.type === 'number') return fc.integer({ min: 1 + minimum, max: 9 + minimum });
  if (schema.type === 'array' && depth > 4) return fc.constant([]);
  if (schema.type === 'array')
    return fc.array(valuesOf(items, isMixed, depth + 1), { minLength: schema.minItems ?? 0, maxLength: 2 });
  const model = Object.entries(properties).map(([name, part]) => [name, valuesOf(part, isMixed, depth + 1)]);
  return fc.record(Object.fromEntries(model), { requiredKeys: [...required] });
}

function textOf({ pattern, minLength = 0, maxLength = 12 }: JsonSchema): Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { maxLength });
  return fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 80) });
}

/** What is only just not allowed. */
function nearMiss({ minimum = 0, maximum = 0, maxLength = 1 }: JsonSchema): Arbitrary<unknown> {
  return fc.constantFrom<unknown>(minimum - 1, maximum + 1, minimum + 0.5, '', 'é'.repeat(maxLength + 1), [], {}, null);
}

describe('the guards of the contract', () => {
  it.each(answers)('$operationId agrees with ajv', async ({ operationId, schema }) => {
    const address = pathToFileURL(join(generatedFolder, `validators/${operationId}.js`)).href;
    const guard = await guardOf(address, `is${capital(operationId)}Value`);
    const isValid = ajv.compile(named(schema));
    const agree = (value: unknown) => {
      expect(guard(value)).toBe(isValid(value));
    };
    fc.assert(fc.property(valuesOf(schema, true), agree), { numRuns: 60 });
    const valid = fc.sample(valuesOf(schema, false), 10);
    valid.forEach(agree);
    expect(valid.filter(isValid)).not.toEqual([]);
  });
});

describe('guardSource', () => {
  const text = fc.string({ unit: 'binary', maxLength: 5 });
  const number = fc.oneof(fc.integer({ min: -3, max: 7 }), fc.double());
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

  it('refuses a keyword that it makes no code for', () => {
    const schema: JsonSchema & { format: string } = { type: 'string', format: 'email' };
    expect(() => guardSource('isMail', schema, () => ({ name: '', schema }))).toThrow('format');
    const union = { type: 'object', properties: { a: { type: 'null' } } };
    expect(() => guardSource('isNull', union, () => ({ name: '', schema }))).toThrow('null');
  });
});
