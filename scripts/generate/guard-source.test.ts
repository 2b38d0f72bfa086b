import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IS_MANY } from '#sandbox/testing/schedules.fixture.ts';
import * as parts from './guard-parts.ts';
import { guardSource, type JsonSchema, leavesOut } from './guard-source.ts';
import { capital, generatedFolder, readContract, schemaName } from './platform-contract.ts';

interface Verdict {
  isValid: boolean;
  /** The value as the guard has left it. */
  value: unknown;
  /** Records that it left out. */
  leftOut: number;
}
type Guard = (value: unknown) => Verdict;

const { document, operations } = await readContract();
const ajv = new Ajv({ strict: false, validateSchema: false }).addSchema(exact(document), 'platform');
const answers = operations.flatMap(({ operationId, answer: { schema } }) => (schema ? [{ operationId, schema }] : []));

async function guardOf(address: string, name: string): Promise<Guard> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ address);
  const guard = module[name];
  if (typeof guard !== 'function') throw new Error(`${address} exports no ${name}.`);
  return verdictOf(guard);
}

function verdictOf(guard: CallableFunction): Guard {
  return (given) => {
    const value: unknown = structuredClone(given);
    let leftOut = 0;
    const countLeftOut = (count: number) => {
      leftOut += count;
    };
    return { isValid: Boolean(guard(value, countLeftOut)), value, leftOut };
  };
}

/** The guard of a schema outside the contract. */
async function compiled(schema: JsonSchema): Promise<Guard> {
  const source = guardSource('isValid', schema, resolve)
    .replace(/^import .*\n/, '')
    .replace('export ', '');
  const guard = new Function(...Object.keys(parts), `${source}return isValid;`)(...Object.values(parts));
  return verdictOf(guard);
}

function resolve(reference: string) {
  return { name: reference, schema: document.components.schemas[schemaName(reference)] ?? {} };
}

/** The schema with the bounds that every integer has, as the contract's description says. */
function exact<Schema extends object>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, value) =>
    value?.type === 'integer'
      ? { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...value }
      : value,
  );
}

/** Trims a value as a client does before it is checked: texts cut, lists without what may be left out. */
function trimmed(schema: JsonSchema, value: unknown): unknown {
  const { $ref, properties = {}, items = {}, maxLength = 0, maxItems } = schema;
  if ($ref !== undefined) return trimmed(resolve($ref).schema, value);
  const whole = schema.allOf?.reduce((part, other) => trimmed(other, part), value) ?? value;
  if (schema['x-cut'] && typeof whole === 'string') {
    const characters = [...whole];
    return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : whole;
  }
  if (schema.type === 'array' && Array.isArray(whole)) {
    if (schema['x-whole'] !== undefined) return whole.map((entry) => trimmed(items, entry));
    return whole.slice(0, maxItems).flatMap((entry) => {
      const kept = trimmed(items, entry);
      return isValidBy(items)(kept) ? [kept] : [];
    });
  }
  if (schema.type !== 'object' || typeof whole !== 'object' || whole === null || Array.isArray(whole)) return whole;
  const entries = Object.entries(whole);
  return Object.fromEntries(entries.map(([name, part]) => [name, trimmed(properties[name] ?? {}, part)]));
}

const checks = new Map<JsonSchema, (value: unknown) => boolean>();

function isValidBy(schema: JsonSchema): (value: unknown) => boolean {
  const check = checks.get(schema) ?? ajv.compile(named(exact(schema)));
  checks.set(schema, check);
  return check;
}

/** Whether the guard changes a value as the schema says. */
function agrees(guard: Guard, schema: JsonSchema, given: unknown): boolean {
  const { isValid, value } = guard(given);
  const expected = trimmed(schema, given);
  if (isValid !== isValidBy(schema)(expected)) return false;
  return !isValid || JSON.stringify(value) === JSON.stringify(expected);
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
  // A pattern may allow a text that the least length forbids.
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern), { maxLength }).filter(({ length }) => length >= minLength);
  return fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 80) });
}

/** Replacements for any value: every type, and both sides of every limit of the schema. */
function othersFor(schema: JsonSchema): readonly unknown[] {
  const text = JSON.stringify([...partsOf(schema)]);
  const limits = [...text.matchAll(/"(\w*(?:imum|Length))":(\d+)/g)].map(([, keyword = '', limit]) => ({
    keyword,
    limit: Number(limit),
  }));
  const amounts = limits
    .filter(({ keyword }) => keyword.endsWith('imum'))
    .flatMap(({ limit }) => [limit - 1, limit, limit + 1]);
  const lengths = limits
    .filter(({ keyword, limit }) => keyword.endsWith('Length') && limit < 300)
    .map(({ limit }) => limit);
  const texts = [...new Set(lengths)].flatMap((length) => ['é'.repeat(length), '🎲'.repeat(length + 1)]);
  const set = new Set<unknown>([
    ...amounts,
    ...texts,
    7,
    -1,
    'é',
    0.5,
    2 ** 53,
    -(2 ** 53),
    1e300,
    null,
    true,
    undefined,
  ]);
  return [...set, [], {}, ['é'], [[]]];
}

/** The value with each of its parts replaced in turn. */
function* variantsOf(value: unknown, others: readonly unknown[]): Generator<unknown> {
  yield* others;
  if (typeof value !== 'object' || value === null) return;
  const rebuild = (entries: [string, unknown][]) =>
    Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
  const entries = Object.entries(value);
  if (!Array.isArray(value)) yield { ...value, unheardOf: 1 };
  for (const [place, [name, entry]] of entries.entries()) {
    for (const other of variantsOf(entry, others)) yield rebuild(entries.with(place, [name, other]));
  }
}

async function answerGuard(operationId: string): Promise<Guard> {
  const address = pathToFileURL(join(generatedFolder, `validators/${operationId}.js`)).href;
  return guardOf(address, `is${capital(operationId)}Value`);
}

describe('the guards of the contract', () => {
  it.each(answers)('$operationId agrees with ajv', async ({ operationId, schema }) => {
    const guard = await answerGuard(operationId);
    const others = othersFor(schema);
    const values = fc.sample(valuesOf(schema), 3);
    expect(values.filter((value) => !isValidBy(schema)(value))).toEqual([]);
    for (const value of IS_MANY ? values : values.slice(0, 1)) {
      const wrong = [value, ...variantsOf(value, others)].filter((variant) => !agrees(guard, schema, variant));
      expect(wrong).toEqual([]);
    }
  });

  const lists = answers.filter(({ schema }) => leavesOut(schema, resolve));

  it.each(lists)('$operationId survives records of every wrong kind', async ({ operationId, schema }) => {
    const guard = await answerGuard(operationId);
    const [value] = fc.sample(valuesOf(schema), 1);
    for (const wrong of [null, 7, 'text', [], { id: Number.POSITIVE_INFINITY }]) {
      const given = structuredClone(value);
      const added = addToLists(schema, given, wrong);
      expect(guard(given)).toEqual({ isValid: true, value, leftOut: added });
    }
  });
});

/** Puts a wrong record first in each list that may leave it out. @returns how many it added */
function addToLists(schema: JsonSchema, value: unknown, wrong: unknown): number {
  const { $ref, items = {}, properties = {}, allOf = [] } = schema;
  if ($ref !== undefined) return addToLists(resolve($ref).schema, value, wrong);
  if (Array.isArray(value)) {
    const inner = value.map((entry) => addToLists(items, entry, wrong));
    const added = schema['x-whole'] === undefined && !isValidBy(items)(wrong) ? 1 : 0;
    if (added > 0) value.unshift(wrong);
    return inner.reduce((sum, count) => sum + count, added);
  }
  if (typeof value !== 'object' || value === null) return 0;
  const parts = [...allOf.map((part) => addToLists(part, value, wrong))];
  for (const [name, part] of Object.entries(value)) parts.push(addToLists(properties[name] ?? {}, part, wrong));
  return parts.reduce((sum, count) => sum + count, 0);
}

describe('the contract', () => {
  const live = ['LiveMessage', 'LiveTopics'].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const schemas = [...answers.map(({ schema }) => withoutMessage(schema)), ...live];
  const inner = [...new Set(schemas.flatMap((schema) => [...partsOf(schema)]))];

  it('limits the size of every list and text of an answer', () => {
    const texts = inner.filter(({ type, enum: values, const: value }) => type === 'string' && !values && !value);
    const isLimited = ({ maxLength, pattern = '' }: JsonSchema) =>
      maxLength !== undefined || /^\^[^*+]*\$$/.test(pattern.replaceAll('\\+', ''));
    expect(texts.filter((text) => !isLimited(text))).toEqual([]);
    expect(inner.filter(({ type, maxItems }) => type === 'array' && maxItems === undefined)).toEqual([]);
  });

  it('gives times that a Date can hold', () => {
    const times = inner.filter(({ description }) => /epoch milliseconds/i.test(description ?? ''));
    expect(times.length).toBeGreaterThan(10);
    expect(times.filter(({ minimum, maximum }) => minimum !== 0 || maximum !== 8.64e15)).toEqual([]);
  });
});

/** An envelope's message, which a site does not show. */
function withoutMessage(schema: JsonSchema): JsonSchema {
  const { message, ...properties } = schema.properties ?? {};
  return message && schema.properties?.['success'] ? { ...schema, properties } : schema;
}

function* partsOf(schema: JsonSchema, seen = new Set<string>()): Generator<JsonSchema & { description?: string }> {
  const { $ref, items, properties = {}, allOf = [] } = schema;
  if ($ref !== undefined) {
    if (seen.has($ref)) return;
    yield* partsOf(resolve($ref).schema, seen.add($ref));
    return;
  }
  yield schema;
  for (const part of [...(items ? [items] : []), ...Object.values(properties), ...allOf]) yield* partsOf(part, seen);
}

describe('guardSource', () => {
  const text = fc.string({ unit: 'binary', maxLength: 5 });
  // JSON has neither NaN nor infinities.
  const number = fc.oneof(fc.integer({ min: -3, max: 7 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
  const object = fc.dictionary(fc.constantFrom('a', 'b', 'c d'), fc.oneof(number, text));

  it('leaves wrong records out of a list, and all beyond its limit', async () => {
    const guard = await compiled({ type: 'array', items: { type: 'integer' }, maxItems: 3 });
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer(), fc.jsonValue())), (list) => {
        const kept = list.slice(0, 3).filter((entry) => Number.isSafeInteger(entry));
        expect(guard(list)).toEqual({ isValid: true, value: kept, leftOut: list.length - kept.length });
      }),
    );
  });

  it('reports the first record that it leaves out', async () => {
    const reports: unknown[] = [];
    const list = [1, 'one', 1, 'two', 1];
    parts.keepValid(
      list,
      (entry) => entry === 1,
      4,
      (...report) => reports.push(report),
    );
    expect(list).toEqual([1, 1]);
    expect(reports).toEqual([[3, 'one']]);
  });

  it('cuts a text between two characters', async () => {
    const properties = { text: { type: 'string', maxLength: 5, 'x-cut': true } };
    const guard = await compiled({ type: 'object', properties });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (text) => {
        const characters = [...text];
        const expected = characters.length > 5 ? `${characters.slice(0, 4).join('')}…` : text;
        expect(guard({ text })).toEqual({ isValid: true, value: { text: expected }, leftOut: 0 });
      }),
    );
  });

  it('takes no integer that JSON cannot hold exactly', async () => {
    const guard = await compiled({ type: 'integer' });
    for (const text of ['1e400', '-1e400', '9007199254740993', '9007199254740992', '-9007199254740993', '1e21', '0.5'])
      expect(guard(JSON.parse(text)).isValid).toBe(false);
    for (const text of ['9007199254740991', '-9007199254740991', '0', '1e3'])
      expect(guard(JSON.parse(text)).isValid).toBe(true);
  });

  it.each<[JsonSchema, Arbitrary<unknown>]>([
    [{ type: 'string', minLength: 2, maxLength: 4 }, text],
    [{ type: 'string', minLength: 1 }, text],
    [{ type: 'string', pattern: '^.$' }, text],
    [{ type: 'integer', exclusiveMinimum: 0, maximum: 5 }, number],
    [{ type: 'number', minimum: -1 }, number],
    [
      { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 2, 'x-whole': 'Why.' },
      fc.array(number, { maxLength: 3 }),
    ],
    [{ type: 'array', items: {} }, fc.array(number)],
    [{ type: 'object', required: ['a'], properties: { b: { type: 'string' } } }, object],
    [{ type: 'object', properties: { a: {}, 'c d': {} }, additionalProperties: false }, object],
    [{ type: 'object', additionalProperties: { type: 'string', maxLength: 2 } }, object],
    [{ allOf: [{ type: 'integer', minimum: 1 }], enum: [0, 1, 2] }, number],
    [{}, fc.jsonValue()],
  ])('agrees with ajv about %j', async (schema, values) => {
    const guard = await compiled(schema);
    fc.assert(
      fc.property(fc.oneof({ weight: 5, arbitrary: values }, { weight: 1, arbitrary: fc.jsonValue() }), (value) => {
        expect(agrees(guard, schema, value)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('throws on a keyword that it does not support', () => {
    const schema: JsonSchema & { format: string } = { type: 'string', format: 'email' };
    expect(() => guardSource('isMail', schema, () => ({ name: '', schema }))).toThrow('format');
    const union = { type: 'object', properties: { a: { type: 'null' } } };
    expect(() => guardSource('isNull', union, () => ({ name: '', schema }))).toThrow('null');
    const list = { type: 'array', items: schema, minItems: 1 };
    expect(() => guardSource('isList', list, () => ({ name: '', schema }))).toThrow('x-whole');
    const cut = { type: 'string', 'x-cut': true };
    expect(() => guardSource('isCut', cut, () => ({ name: '', schema }))).toThrow('x-cut');
  });
});
