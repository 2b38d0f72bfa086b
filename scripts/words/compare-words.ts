import { leafKeys, missingKeys, neededKeys, stemOf } from '#cli/brand/shared/word-keys.ts';
import type { Words } from '#schemas/generated/words.ts';

/** A text that does not match the reference language. */
export interface WordFault {
  /** Dotted key. */
  key: string;
  says: string;
}

/** Plural forms that may spell out their number: `one game` for `{{count}} game`. */
const COUNT = 'count';

/**
 * Compares a namespace with that of the reference language. Reports missing and unused keys, and texts with different
 * placeholders.
 * @param tag BCP 47 tag of the compared language, which decides its plural forms
 */
export function compareWords(reference: Words, words: Words, tag: string): WordFault[] {
  const wanted = new Set(leafKeys(reference));
  const present = new Set(leafKeys(words));
  const needed = neededKeys(wanted, tag);
  return [
    ...missingKeys(wanted, present, tag).map((key) => ({ key, says: 'is missing' })),
    ...[...present]
      .filter((key) => !isKnown(key, needed))
      .map((key) => ({ key, says: 'is not in the reference language' })),
    ...[...present].filter((key) => needed.has(key)).flatMap((key) => strayPlaceholders(key, reference, words)),
  ];
}

/** i18next accepts `_zero` in every language, even where CLDR has no such form. */
function isKnown(key: string, needed: ReadonlySet<string>): boolean {
  return needed.has(key) || (key.endsWith('_zero') && needed.has(`${stemOf(key)}_other`));
}

function strayPlaceholders(key: string, reference: Words, words: Words): WordFault[] {
  const stem = stemOf(key);
  const isPlural = stem !== key;
  const source = isPlural ? `${stem}_other` : key;
  const wanted = placeholdersIn(textAt(reference, source));
  const found = placeholdersIn(textAt(words, key));
  const missing = [...wanted].filter((name) => !found.has(name) && !(isPlural && name === COUNT));
  const surplus = [...found].filter((name) => !wanted.has(name));
  return [
    ...missing.map((name) => ({ key, says: `lacks {{${name}}}` })),
    ...surplus.map((name) => ({ key, says: `has {{${name}}}, which the reference language does not have` })),
  ];
}

function placeholdersIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].flatMap(([, name]) => name ?? []));
}

function textAt(words: Words, key: string): string {
  const found = key
    .split('.')
    .reduce<Words[string] | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), words);
  return typeof found === 'string' ? found : '';
}
