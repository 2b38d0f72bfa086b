import { type Dictionary, isDictionary } from '#cli/json/guards.ts';

const PLURAL_ENDING = /_(zero|one|two|few|many|other)$/;

/** Dotted keys of all texts in nested groups. */
export function leafKeys(words: unknown): string[] {
  return leafTexts(words).map(([key]) => key);
}

/** Dotted keys of all texts that are not blank. */
export function filledKeys(words: unknown): string[] {
  return leafTexts(words).flatMap(([key, text]) => (text.trim() === '' ? [] : [key]));
}

/** All texts in nested groups with their dotted keys. */
export function leafTexts(words: unknown): [key: string, text: string][] {
  const texts: [key: string, text: string][] = [];
  if (isDictionary(words)) addTexts(words, '', texts);
  return texts;
}

/** Fills one shared list: a list per group is slow for the texts of all languages. */
function addTexts(words: Dictionary, prefix: string, texts: [key: string, text: string][]): void {
  for (const [name, value] of Object.entries(words)) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (isDictionary(value)) addTexts(value, key, texts);
    else if (key !== '') texts.push([key, String(value)]);
  }
}

/** Paths of all texts in nested groups. Unlike dotted keys, a step may contain dots. */
export function leafPaths(words: unknown, path: readonly string[] = []): [path: readonly string[], text: string][] {
  if (!isDictionary(words)) return path.length === 0 ? [] : [[path, String(words)]];
  return Object.entries(words).flatMap(([key, value]) => leafPaths(value, [...path, key]));
}

/** Names of the placeholders `{{name}}` in a text. */
export function placesOf(text: string): string[] {
  // Fast path: this runs for every text of every language, and most have no placeholder.
  if (!text.includes('{{')) return [];
  return [...text.matchAll(/\{\{-?\s*([^{},\s]+)[^{}]*\}\}/g)].flatMap(([, name]) => name ?? []);
}

/** Keys of a reference language that another one lacks. */
export function missingKeys(reference: ReadonlySet<string>, present: ReadonlySet<string>, tag: string): string[] {
  return [...neededKeys(reference, tag)].filter((key) => !present.has(key));
}

/**
 * Keys that a language needs, given those of a reference language. Plural texts need the forms of the language itself:
 * Vietnamese only has `_other`, Arabic has six.
 */
export function neededKeys(reference: ReadonlySet<string>, tag: string): Set<string> {
  let forms: readonly string[] | undefined;
  const formsOfTag = () => {
    forms ??= pluralForms(tag);
    return forms;
  };
  return new Set([...reference].flatMap((key) => neededForms(key, reference, formsOfTag)));
}

/** The plural category of a key, or null. */
export function formOf(key: string): string | null {
  return PLURAL_ENDING.exec(key)?.[1] ?? null;
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Plural categories of a language in CLDR's order, as engines list them in different orders. @param tag BCP 47 */
export function pluralForms(tag: string): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  return CATEGORIES.filter((category) => pluralCategories.includes(category));
}

/** The key of a text without its plural ending. */
export function stemOf(key: string): string {
  return key.replace(PLURAL_ENDING, '');
}

function neededForms(key: string, reference: ReadonlySet<string>, forms: () => readonly string[]): string[] {
  const stem = stemOf(key);
  if (stem === key || !reference.has(`${stem}_other`)) return [key];
  return forms().map((form) => `${stem}_${form}`);
}
