import type { Words } from '#cli/brand/resolved-brand.ts';
import { isDictionary, isText } from '#cli/json/guards.ts';

/** Merges `over` into `base` group by group, replacing texts. Does not modify either. */
export function mergeWords(base: Words, over: Words): Words {
  const merged = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(over)) merged.set(key, mergeValue(merged.get(key), value));
  return Object.fromEntries(merged);
}

function mergeValue(base: string | Words | undefined, over: string | Words): string | Words {
  const bothGroups = typeof base === 'object' && typeof over === 'object';
  return bothGroups ? mergeWords(base, over) : over;
}

/** All texts, in order. */
export function textsOf(words: Words): string[] {
  return Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

/** Nested groups of texts. */
export function isWords(value: unknown): value is Words {
  return isDictionary(value) && Object.values(value).every((inner) => isText(inner) || isWords(inner));
}
