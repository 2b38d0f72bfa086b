import patterns from '#schemas/platform/patterns.json' with { type: 'json' };
import type { Fault } from './fault.ts';
import { patternCost } from './pattern-cost.ts';

/** Ways that a pattern of the platform may try a value: far less than a person could notice. */
const BUDGET = 2_000_000;

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(patterns).map(([name, pattern]) => [pattern, name]));

/**
 * Holds a value against a pattern of the platform. A pattern that is not known is tried where that cannot take long; one
 * that is broken or too costly lets everything through, since the platform has the last word anyway.
 * @returns what is wrong, in the words for this pattern
 */
export function matchPattern(pattern: string, value: string): Fault | undefined {
  if (pattern === '' || pattern === patterns.any) return undefined;
  const name = NAMES.get(pattern);
  if (!name && patternCost(pattern, value.length) > BUDGET) return undefined;
  return matches(pattern, value) ? undefined : { key: `pattern.${name ?? 'other'}` };
}

/** What a pattern asks for, said before a mistake is made; nothing for one that has no words. */
export function patternHint(pattern: string): Fault | undefined {
  const name = NAMES.get(pattern);
  return name && name !== 'any' ? { key: `pattern.${name}` } : undefined;
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, pattern.includes('\\p{') ? 'u' : '').test(value);
  } catch {
    return true;
  }
}
