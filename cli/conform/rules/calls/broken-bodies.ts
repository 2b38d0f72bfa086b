import type { Body, Schema } from '#cli/conform/contract/operation.ts';
import type { SchemaChecks } from '#cli/conform/contract/schema-checks.ts';
import { type Dictionary, isDictionary } from '#cli/json/guards.ts';

/** What can be wrong with a field. */
export type Breach = 'missing' | 'wrong type' | 'too long' | 'out of range' | 'unknown value';

/** Fields that are broken in one way for one call. */
const MOST_FIELDS = 3;

/** Bodies of a call that differ from the contract's example in one field that breaks the schema. */
export function brokenBodies({ schema, example }: Body, breach: Breach, { resolved }: SchemaChecks): unknown[] {
  if (!isDictionary(example)) return [];
  const whole = resolved(schema);
  if (breach === 'missing') return requiredOf(whole).map((name) => without(example, name));
  const fields = Object.entries(isDictionary(whole['properties']) ? whole['properties'] : {});
  const broken = fields.flatMap(([name, field]) => {
    const value = isDictionary(field) ? brokenValue(resolved(field), breach) : undefined;
    return value === undefined ? [] : [{ ...example, [name]: value }];
  });
  return broken.slice(0, MOST_FIELDS);
}

function requiredOf({ required }: Schema): string[] {
  return Array.isArray(required) ? required.map(String) : [];
}

function without(example: Dictionary, name: string): Dictionary {
  return Object.fromEntries(Object.entries(example).filter(([key]) => key !== name));
}

/** A value that breaks a schema in one way; undefined where it cannot be broken so. */
function brokenValue(field: Schema, breach: Exclude<Breach, 'missing'>): unknown {
  return BREAKERS[breach](field);
}

const OTHER_TYPES = ['integer', 'number', 'boolean', 'array', 'object'];
/** Longest text that is sent to pass a limit. */
const LONGEST = 100_000;

const BREAKERS: Readonly<Record<Exclude<Breach, 'missing'>, (field: Schema) => unknown>> = {
  'wrong type': ({ type }) => {
    if (type === 'string') return { not: 'a text' };
    return OTHER_TYPES.includes(String(type)) ? 'no such type' : undefined;
  },
  'too long': ({ type, maxLength, enum: values }) => {
    const isLimited = type === 'string' && typeof maxLength === 'number' && maxLength < LONGEST && !values;
    return isLimited ? 'x'.repeat(maxLength + 1) : undefined;
  },
  'out of range': ({ type, minimum, maximum }) => {
    if (type !== 'integer') return undefined;
    if (typeof minimum === 'number') return minimum - 1;
    return typeof maximum === 'number' ? maximum + 1 : undefined;
  },
  'unknown value': ({ type, enum: values }) =>
    Array.isArray(values) && type === 'string' ? 'no-such-value' : undefined,
};

/** Texts that a careless platform takes for something else than a text. */
export const HOSTILE_TEXTS = [`' OR '1'='1' --`, '<img src=x onerror=alert(1)>{{7*7}}', '\u202E\u0000%n__proto__'];

/** Bodies of a call with a hostile text in each field that takes any text. */
export function hostileBodies({ schema, example }: Body, { resolved }: SchemaChecks): unknown[] {
  if (!isDictionary(example)) return [];
  const { properties } = resolved(schema);
  const free = Object.entries(isDictionary(properties) ? properties : {}).flatMap(([name, field]) => {
    const { type, pattern, const: fixed, enum: values } = isDictionary(field) ? resolved(field) : {};
    return type === 'string' && [pattern, fixed, values].every((part) => part === undefined) ? [name] : [];
  });
  const [first] = free;
  return first === undefined ? [] : HOSTILE_TEXTS.map((text) => ({ ...example, [first]: text }));
}
