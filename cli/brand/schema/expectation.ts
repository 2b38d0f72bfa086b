import { isNumber } from '#cli/json/guards.ts';
import type { DescribedSchema } from '#schemas/generated/config/schema-error.ts';

const MOST_CHOICES = 16;

/**
 * Describes the values that a schema accepts: `text such as "aurora"`, `a number above 0 and at most 1, such as 0.25`,
 * `one of: 18, 21`.
 */
export function expectation(schema: DescribedSchema): string {
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (schema.enum) return oneOf(schema.enum.map((value) => JSON.stringify(value)));
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['object']);
  const example = schema.examples?.find((value) => value !== null && value !== '');
  const [first = 'object', ...others] = types;
  const range = rangeOf(schema);
  const kind = range === '' ? kindOf(first) : `${kindOf(first)} ${range}`;
  const such = example === undefined || first === 'boolean' ? '' : ` such as ${JSON.stringify(example)}`;
  return [`${kind}${range !== '' && such !== '' ? ',' : ''}${such}`, ...others.map(kindOf)].join(', or ');
}

/** Describes the range of a number: `from 0 to 365`, `above 0 and at most 1`; empty without limits. */
export function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: DescribedSchema): string {
  if (isNumber(minimum) && isNumber(maximum)) return `from ${minimum} to ${maximum}`;
  const bounds = [
    ['at least', minimum],
    ['above', exclusiveMinimum],
    ['at most', maximum],
    ['below', exclusiveMaximum],
  ] as const;
  return bounds.flatMap(([words, bound]) => (isNumber(bound) ? [`${words} ${bound}`] : [])).join(' and ');
}

export function oneOf(choices: readonly string[]): string {
  const more = choices.length - MOST_CHOICES;
  const shown = choices.slice(0, MOST_CHOICES).join(', ');
  return more > 0 ? `one of: ${shown} and ${more} more` : `one of: ${shown}`;
}

/** Name of the JSON type of a value. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

export function kindOf(type: string): string {
  const kinds: Record<string, string> = {
    string: 'text',
    boolean: 'true or false',
    integer: 'a whole number',
    number: 'a number',
    array: 'a list',
    object: 'an object',
    null: 'null',
  };
  return kinds[type] ?? type;
}
