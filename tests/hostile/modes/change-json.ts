import type { Mode, PlatformAnswer } from '../mode.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Changes the value of an honest answer. The envelope stays, without which nothing in it would be read. */
export function changed(name: string, change: (value: Json) => Json): Mode {
  return { name, answer: (honest) => ({ ...honest, body: JSON.stringify(withValue(honest, change)) }) };
}

/** Does as `changed`, for JSON that JavaScript cannot hold: each text is a key of `raw` and becomes what stands there. */
export function changedRaw(name: string, change: (value: Json) => Json, raw: Readonly<Record<string, string>>): Mode {
  return {
    name,
    answer(honest) {
      const text = JSON.stringify(withValue(honest, change));
      const body = Object.entries(raw).reduce((whole, [key, json]) => whole.replaceAll(`"${key}"`, json), text);
      return { ...honest, body };
    },
  };
}

/** Whether an answer is JSON of the platform's. */
export function envelopeOf({ body }: PlatformAnswer): { [key: string]: Json } | undefined {
  try {
    const parsed: Json = JSON.parse(String(body));
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function withValue(honest: PlatformAnswer, change: (value: Json) => Json): Json {
  const { success = true, message = '', ...rest } = envelopeOf(honest) ?? {};
  const values = Object.entries(rest).map(([key, value]) => [key, change(value)]);
  return { success, message, ...Object.fromEntries(values) };
}

/** Replaces every value that is no list and no object. */
export function eachLeaf(value: Json, change: (leaf: Json, key: string) => Json, key = ''): Json {
  if (Array.isArray(value)) return value.map((item) => eachLeaf(item, change, key));
  if (typeof value !== 'object' || value === null) return change(value, key);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, eachLeaf(item, change, name)]));
}

/** Replaces the first value that is no list and no object. */
export function firstLeaf(value: Json, replacement: Json): Json {
  let isDone = false;
  return eachLeaf(value, (leaf) => {
    if (isDone) return leaf;
    isDone = true;
    return replacement;
  });
}

/** Replaces every object, from the innermost. */
export function eachObject(value: Json, change: (object: { [key: string]: Json }) => Json): Json {
  if (Array.isArray(value)) return value.map((item) => eachObject(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, eachObject(item, change)]);
  return change(Object.fromEntries(entries));
}

/** Replaces every list, from the innermost. */
export function eachList(value: Json, change: (list: Json[]) => Json): Json {
  if (Array.isArray(value)) return change(value.map((item) => eachList(item, change)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, eachList(item, change)]));
}

export const eachText = (value: Json, change: (text: string, key: string) => Json) =>
  eachLeaf(value, (leaf, key) => (typeof leaf === 'string' ? change(leaf, key) : leaf));

export const eachNumber = (value: Json, change: (number: number, key: string) => Json) =>
  eachLeaf(value, (leaf, key) => (typeof leaf === 'number' ? change(leaf, key) : leaf));
