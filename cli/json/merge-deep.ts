import { type Dictionary, isDictionary } from './guards.ts';

/**
 * Merges `over` into `base`: objects key by key; any other value of `over` replaces that of `base`. The result shares
 * no object with either.
 */
export function mergeDeep(base: unknown, over: unknown): unknown {
  if (over === undefined) return copy(base);
  if (!isDictionary(base) || !isDictionary(over)) return copy(over);
  const keys = [...new Set([...Object.keys(base), ...Object.keys(over)])];
  // fromEntries creates own properties, even for __proto__.
  return Object.fromEntries(keys.map((key) => [key, mergeDeep(own(base, key), own(over, key))]));
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isDictionary(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
}

function own(dictionary: Dictionary, key: string): unknown {
  return Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
}
