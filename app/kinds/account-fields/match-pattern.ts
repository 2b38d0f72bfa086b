import patterns from '#schemas/platform/patterns.json' with { type: 'json' };
import type { Fault } from './fault.ts';
import { patternCost } from './pattern-cost.ts';

/** Most match attempts that a pattern may need, low enough to go unnoticed. */
const BUDGET = 2_000_000;

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(patterns).map(([name, pattern]) => [pattern, name]));

/**
 * Checks a value against a pattern of the platform. Unknown patterns only run if they are cheap. Broken and costly ones accept
 * everything, because the platform checks again.
 * @returns the fault, in the words for this pattern
 */
export function matchPattern(pattern: string, value: string): Fault | undefined {
  if (pattern === '' || pattern === patterns.any) return undefined;
  const name = NAMES.get(pattern);
  if (!name && patternCost(pattern, value.length) > BUDGET) return undefined;
  return matches(pattern, value) ? undefined : { key: `pattern.${name ?? 'other'}` };
}

/** Hint for a pattern, shown before a mistake; undefined for a pattern without words. */
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
