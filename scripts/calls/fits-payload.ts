import languages from '#locales/languages.json' with { type: 'json' };
import type { Expected, Payload } from './calls.ts';

/** Codes of the product's languages. */
const LANGUAGES: ReadonlySet<unknown> = new Set(Object.keys(languages));

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  '{number}': (value) => Number.isSafeInteger(value),
  '{flag}': (value) => typeof value === 'boolean',
  '{language}': (value) => LANGUAGES.has(value),
  '{merchant}': (value) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value),
  '{picture}': (value) => typeof value === 'string' && /^data:image\/(jpeg|png);base64,./.test(value),
  '{list}': (value) => Array.isArray(value) && value.length > 0,
  '{text}': (value) => typeof value === 'string' && value !== '',
  '{text or blank}': (value) => typeof value === 'string',
};

/** Whether the sent fields match the payload: none wrong, missing or surplus. */
export function fitsPayload(payload: Payload, sent: Readonly<Record<string, unknown>>): boolean {
  const names = new Set(Object.keys(payload).map(nameOf));
  return (
    Object.keys(sent).every((name) => names.has(name)) &&
    Object.entries(payload).every(([key, expected]) => {
      const value = sent[nameOf(key)];
      return value === undefined ? key.endsWith('?') : isExpected(expected, value);
    })
  );
}

/** The fields of a query, with numbers parsed where the payload expects them. */
export function fieldsOf(query: URLSearchParams, payload: Payload): Record<string, unknown> {
  const numbers = new Set(
    Object.keys(payload)
      .filter((key) => isNumber(payload[key]))
      .map(nameOf),
  );
  return Object.fromEntries(
    [...query].map(([name, value]) => [name, numbers.has(name) && /^\d+$/.test(value) ? Number(value) : value]),
  );
}

function isNumber(expected: Expected | undefined): boolean {
  return typeof expected === 'number' || expected === '{number}';
}

function nameOf(key: string): string {
  return key.replace(/\?$/, '');
}

/** Whether one of several values is expected, and not fields. */
export function isList(expected: readonly string[] | Payload): expected is readonly string[] {
  return Array.isArray(expected);
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isExpected(expected: Expected, value: unknown): boolean {
  if (typeof expected === 'number') return value === expected;
  if (typeof expected === 'string') return kinds[expected]?.(value) ?? value === expected;
  if (isList(expected)) return expected.some((one) => one === value);
  return isFields(value) && fitsPayload(expected, value);
}
