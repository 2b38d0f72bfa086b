import { isDictionary } from '../layers/merge-deep.ts';

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** Dotted keys of all texts in nested groups. */
export function leafKeys(words: unknown, prefix = ''): string[] {
  if (!isDictionary(words)) return prefix === '' ? [] : [prefix];
  return Object.entries(words).flatMap(([key, value]) => leafKeys(value, prefix === '' ? key : `${prefix}.${key}`));
}

/**
 * Keys of a reference language that another one lacks. A text with plural forms is needed in the forms of that other
 * language: Vietnamese has `_other` alone, Arabic has six.
 */
export function missingKeys(reference: ReadonlySet<string>, present: ReadonlySet<string>, tag: string): string[] {
  const needed = new Set([...reference].flatMap((key) => neededForms(key, reference, tag)));
  return [...needed].filter((key) => !present.has(key));
}

function neededForms(key: string, reference: ReadonlySet<string>, tag: string): string[] {
  const stem = key.replace(pluralEnding, '');
  if (stem === key || !reference.has(`${stem}_other`)) return [key];
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories.map((form) => `${stem}_${form}`);
}
