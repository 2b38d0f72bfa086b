import type { Catalogue } from '#cli/brand/catalogue/catalogue.ts';
import { formOf, neededKeys, stemOf } from '#cli/brand/shared/word-keys.ts';
import type { TextSource } from './sources.ts';

/** A text of a source, with its place in the file that takes it. */
export interface SourceText {
  readonly source: TextSource;
  /** With its namespace: `shell:count_few`. */
  readonly id: string;
  readonly key: string;
  /** Key without a plural ending. */
  readonly stem: string;
  /** The plural category; null for a text without plural forms. */
  readonly form: string | null;
  readonly english: string;
  /** Empty for a missing one. */
  readonly text: string;
}

/** Every text that a language needs of a source, and those that it has beyond, in the order of English. */
export function textsOf(source: TextSource, { languages }: Catalogue, code: string): SourceText[] {
  const { english, present } = source;
  const tag = languages.table[code]?.tag ?? 'en';
  const needed = neededKeys(new Set(english.keys()), tag);
  const isPlural = (stem: string) => english.has(`${stem}_other`);
  // A language may have a text for none, where CLDR knows no such form.
  const withZero = [...needed].flatMap((key) => {
    const zero = `${stemOf(key)}_zero`;
    const isExtra = stemOf(key) !== key && isPlural(stemOf(key)) && present.has(zero) && !needed.has(zero);
    return isExtra ? [zero, key] : [key];
  });
  return [...new Set(withZero)].flatMap((key): SourceText[] => {
    const stem = stemOf(key);
    const plural = stem !== key && isPlural(stem);
    const text = english.get(key) ?? english.get(`${stem}_other`) ?? '';
    // Some texts of the sandbox are empty in every language.
    if (text === '') return [];
    return [
      {
        source,
        id: `${source.name}:${key}`,
        key,
        stem: plural ? stem : key,
        form: plural ? formOf(key) : null,
        english: text,
        text: present.get(key) ?? '',
      },
    ];
  });
}
