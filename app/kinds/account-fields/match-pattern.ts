import patterns from '#schemas/platform/patterns.json' with { type: 'json' };
import type { Fault } from './fault.ts';
import { patternCost } from './pattern-cost.ts';

/** Most ways in which a pattern may match a value: far too few for a person to notice. */
const BUDGET = 2_000_000;

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(patterns).map(([name, pattern]) => [pattern, name]));

/**
 * Checks a value against a pattern of the platform. Unknown patterns run only if they are cheap; broken or costly ones
 * accept everything, since the platform checks again.
 * @returns what is wrong, in the words for this pattern
 */
export function matchPattern(pattern: string, value: string): Fault | undefined {
  if (pattern === '' || pattern === patterns.any) return undefined;
  const name = NAMES.get(pattern);
  if (!name && patternCost(pattern, value.length) > BUDGET) return undefined;
  return matches(pattern, value) ? undefined : { key: `pattern.${name ?? 'other'}` };
}

/** What a pattern requires, shown before a mistake is made; nothing for a pattern without words. */
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
