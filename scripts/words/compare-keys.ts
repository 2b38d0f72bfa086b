import { missingKeys, neededKeys, stemOf } from '#cli/brand/shared/word-keys.ts';

/** A key that does not match the reference language. */
export interface KeyFault {
  /** Dotted key. */
  readonly key: string;
  readonly says: string;
}

/**
 * Keys that a language lacks, or has for nothing. A plural text needs the forms of the language.
 * @param tag BCP 47 tag of the compared language, which decides its plural forms
 */
export function compareKeys(reference: Iterable<string>, keys: Iterable<string>, tag: string): KeyFault[] {
  const expected = new Set(reference);
  const present = new Set(keys);
  const needed = neededKeys(expected, tag);
  return [
    ...missingKeys(expected, present, tag).map((key) => ({ key, says: 'is missing' })),
    ...[...present]
      .filter((key) => !isKnown(key, needed))
      .map((key) => ({ key, says: 'is not in the reference language' })),
  ];
}

/** i18next accepts `_zero` in every language, even where CLDR has no such form. */
function isKnown(key: string, needed: ReadonlySet<string>): boolean {
  return needed.has(key) || (key.endsWith('_zero') && needed.has(`${stemOf(key)}_other`));
}
