import { plainText, plainValue } from '#cli/problems/plain-text.ts';
import type { Finding } from '#cli/problems/problem.ts';
import type { DescribedSchema } from '#schemas/generated/config/schema-error.ts';
import type { DocumentPart } from '../source/locator.ts';
import { suggest } from './did-you-mean.ts';
import { expectation, kindOf, oneOf, rangeOf, typeOf } from './expectation.ts';
import { mistakeIn } from './forms/mistake-in.ts';

/** A value that breaks a schema keyword. */
export interface Breach {
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The schema whose keyword is broken. */
  readonly schema: DescribedSchema;
  readonly value: unknown;
}

export interface Translation {
  /** Step from the value to the problem: a missing or surplus key, or a repeated entry. */
  readonly step?: string | number;
  readonly part?: DocumentPart;
  readonly finding: Finding;
}

/** Translates a violated schema keyword into plain English. */
export function translate(keyword: string, breach: Breach): Translation {
  return (translators[keyword] ?? otherwise)(breach);
}

const translators: Record<string, (breach: Breach) => Translation> = {
  required: missing,
  additionalProperties: ({ parameters, schema }) => unknownKey(String(parameters['additionalProperty']), schema),
  propertyNames: ({ parameters }) => badName(String(parameters['propertyName'])),
  type: wrongType,
  enum: notOneOf,
  pattern: wrongForm,
  uniqueItems: ({ parameters, value }) => repeated(Math.max(Number(parameters['i']), Number(parameters['j'])), value),
  minLength: (breach) => outOfRange(breach, lengthOf(breach, 'at least', 'character')),
  maxLength: (breach) => outOfRange(breach, lengthOf(breach, 'at most', 'character')),
  minItems: (breach) => outOfRange(breach, lengthOf(breach, 'at least', 'entry', 'entries')),
  maxItems: (breach) => outOfRange(breach, lengthOf(breach, 'at most', 'entry', 'entries')),
  minimum: numberOutOfRange,
  maximum: numberOutOfRange,
  exclusiveMinimum: numberOutOfRange,
  exclusiveMaximum: numberOutOfRange,
};

function missing({ parameters, schema }: Breach): Translation {
  const key = String(parameters['missingProperty']);
  const property = schema.properties?.[key] ?? {};
  const finding = {
    rule: 'missing',
    message: 'This setting is missing.',
    expected: expectation(property),
    received: 'nothing',
    fix: `Add "${key}" here. ${property.description ?? ''}`.trim(),
  };
  return { step: key, finding };
}

function unknownKey(key: string, schema: DescribedSchema): Translation {
  const advice = adviceOf(key, schema);
  if (advice) return { step: key, part: 'key', finding: removedKey(key, advice) };
  const properties = Object.entries(schema.properties ?? {}).filter(([, property]) => !property.deprecated);
  const names = properties.map(([name]) => name).filter((name) => name !== '$schema');
  const nested = nestedKey(key, names);
  if (nested) return { step: key, part: 'key', finding: nested };
  const finding = {
    rule: 'unknown-key',
    message: 'This setting does not exist.',
    expected: oneOf(names),
    received: `"${plainText(key)}"`,
    fix: suggest(key, names, 'Remove it, or correct its name.'),
  };
  return { step: key, part: 'key', finding };
}

/** Finding on a key with dots that should be nested objects. Messages and documents write paths this way. */
function nestedKey(key: string, names: readonly string[]): Finding | undefined {
  const steps = key.split('.');
  const [first = ''] = steps;
  if (steps.length < 2 || !names.includes(first)) return undefined;
  const nested = steps.map((step) => `"${plainText(step)}": `).join('{ ');
  return {
    rule: 'dotted-key',
    message: 'A name cannot contain dots: the settings of an object are written inside it.',
    expected: `an object "${first}"`,
    received: `"${plainText(key)}"`,
    fix: `Write ${nested}…${' }'.repeat(steps.length - 1)}.`,
  };
}

/** Advice on a removed setting, from `x-removed` in the schema. */
function adviceOf(key: string, { 'x-removed': removed }: DescribedSchema): string | undefined {
  const advice: unknown = Object.entries(removed ?? {}).find(([name]) => name === key)?.[1];
  return typeof advice === 'string' ? advice : undefined;
}

function removedKey(key: string, fix: string): Finding {
  const message = 'Brands no longer have this setting.';
  return { rule: 'removed-key', message, expected: 'nothing', received: `"${plainText(key)}"`, fix };
}

function badName(key: string): Translation {
  const finding = {
    rule: 'pattern',
    message: 'This name is not valid.',
    expected: 'a short name that starts with a lower-case letter, without spaces or dots',
    received: `"${plainText(key)}"`,
    fix: 'Use another name.',
  };
  return { step: key, part: 'key', finding };
}

function wrongType({ schema, value }: Breach): Translation {
  const received = typeof value === 'object' ? kindOf(typeOf(value)) : `${plainValue(value)}, ${noun(value)}`;
  const expected = expectation(schema);
  const fix = isQuotedNumber(schema, value) ? 'Remove the quotes.' : `Write ${expected}.`;
  return { finding: { rule: 'type', message: 'This value has the wrong type.', expected, received, fix } };
}

function isQuotedNumber({ type }: DescribedSchema, value: unknown): boolean {
  const types = [type].flat();
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && typeof value === 'string' && /^\d+$/.test(value);
}

function noun(value: unknown): string {
  return typeof value === 'boolean' ? 'a boolean' : kindOf(typeOf(value));
}

function notOneOf({ schema, value }: Breach): Translation {
  const texts = (schema.enum ?? []).filter((choice) => typeof choice === 'string');
  const unquoted = (schema.enum ?? []).some((choice) => typeof choice !== 'string' && String(choice) === value);
  const near = typeof value === 'string' ? value : '';
  const fix = unquoted ? 'Remove the quotes.' : suggest(near, texts, 'Use one of these values.');
  const message = 'This value is not one of the allowed values.';
  return { finding: { rule: 'choice', message, expected: expectation(schema), received: plainValue(value), fix } };
}

function wrongForm({ schema, value }: Breach): Translation {
  const mistake = typeof value === 'string' ? mistakeIn(schema['x-form'], value) : null;
  const finding = {
    rule: 'pattern',
    message: mistake?.message ?? 'This value is not valid here.',
    expected: expectation(schema),
    received: plainValue(value),
    fix: mistake?.fix ?? corrected(schema),
  };
  return { finding };
}

function repeated(index: number, value: unknown): Translation {
  const entry = Array.isArray(value) ? value[index] : undefined;
  const message = 'This entry is in the list twice.';
  const finding = {
    rule: 'duplicate-entry',
    message,
    expected: 'each entry once',
    received: plainValue(entry),
    fix: 'Remove one of them.',
  };
  return { step: index, finding };
}

function lengthOf({ parameters: { limit } }: Breach, bound: string, singular: string, many = `${singular}s`): string {
  return `${bound} ${limit} ${limit === 1 ? singular : many}`;
}

function numberOutOfRange(breach: Breach): Translation {
  return outOfRange(breach, rangeOf(breach.schema));
}

function outOfRange({ schema, value }: Breach, expected: string): Translation {
  const message = 'This value is out of range.';
  return {
    finding: { rule: 'range', message, expected, received: plainValue(value), fix: corrected(schema) },
  };
}

/** A fix from the setting's description, which states its purpose and format. */
function corrected({ description = '' }: DescribedSchema): string {
  return `Correct it. ${description}`.trim();
}

function otherwise({ schema, value }: Breach): Translation {
  const message = 'This value is not valid here.';
  return { finding: { rule: 'schema', message, expected: expectation(schema), received: plainValue(value) } };
}
