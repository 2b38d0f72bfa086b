import { isDictionary } from './guards.ts';

/**
 * Removes keys whose value is null. In a brand, null removes an inherited value, so after merging such keys are absent.
 * Lists are kept as they are.
 */
export function withoutNulls(value: unknown): unknown {
  if (!isDictionary(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== null);
  // fromEntries creates own properties, even for __proto__.
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutNulls(inner)]));
}
