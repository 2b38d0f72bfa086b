import { isDictionary } from './guards.ts';

/**
 * Settings or words without the keys whose value is null. In a brand, null takes away what is inherited, so once everything is
 * merged these keys are as if no layer had them. Lists stay as they are.
 */
export function withoutNulls(value: unknown): unknown {
  if (!isDictionary(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== null);
  // Entries become own properties, even __proto__.
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutNulls(inner)]));
}
