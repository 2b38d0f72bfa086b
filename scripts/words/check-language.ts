import { existsSync, readFileSync } from 'node:fs';
import { formOf, stemOf } from '#cli/brand/shared/word-keys.ts';
import { type CheckText, textCheck } from '#cli/words/checks/check-text.ts';
import { provenWidths } from '#cli/words/checks/proven-widths.ts';
import { unusedTerms } from '#cli/words/checks/term-shares.ts';
import type { FindTerms } from '#cli/words/checks/terms.ts';
import type { TextFault, TextPair } from '#cli/words/checks/text-fault.ts';
import { englishFileOf, type NamedLanguage, type WordSource } from '#cli/words/sources/word-source.ts';
import type { Translation } from '#cli/words/translation/translation.ts';
import { isSearched, textsByKey } from '#cli/words/word-texts.ts';
import { compareKeys } from './compare-keys.ts';

/** A fault of a text and where it stands. */
export interface PlacedFault extends TextFault {
  readonly file: string;
  readonly key: string;
}

/** English texts of a namespace, and how wide each is in the languages whose screens have been looked at. */
export interface ReferenceWords {
  readonly source: WordSource;
  readonly english: ReadonlyMap<string, string>;
  /** By key without a plural ending. */
  readonly proven: ReadonlyMap<string, readonly number[]>;
}

export interface CheckedLanguage {
  /** How many texts each namespace has. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly faults: readonly PlacedFault[];
}

/** Reads the reference of every namespace. */
export function readReference(sources: readonly WordSource[]): ReferenceWords[] {
  return sources.map((source) => ({
    source,
    english: textsIn(englishFileOf(source)),
    proven: provenWidths(source),
  }));
}

/** Checks all texts of a language. */
export function checkLanguage(
  language: NamedLanguage,
  reference: readonly ReferenceWords[],
  translation: Translation,
  find: FindTerms,
): CheckedLanguage {
  const check = textCheck(language.tag, translation, find);
  const checked = reference.map((words) => checkNamespace(language, words, check));
  return {
    sizes: new Map(checked.map(({ name, size }) => [name, size])),
    faults: [...checked.flatMap(({ faults }) => faults), ...termsFaults(language, checked, translation, find)],
  };
}

function termsFaults(
  { code }: NamedLanguage,
  checked: readonly CheckedNamespace[],
  { glossary }: Translation,
  find: FindTerms,
): PlacedFault[] {
  if (!glossary) return [];
  const pairs = checked.flatMap(({ pairs }) => pairs);
  return unusedTerms(pairs, glossary, find).map(({ id, word, used, sentences, example }) => ({
    file: `translation/glossary/${code}.json`,
    key: id,
    check: 'terms',
    says: `“${word}” stands in ${used} of ${sentences} sentences whose English uses the term; another one: ${example}`,
  }));
}

interface CheckedNamespace {
  readonly pairs: readonly TextPair[];
  readonly name: string;
  readonly size: number;
  readonly faults: readonly PlacedFault[];
}

function checkNamespace(language: NamedLanguage, words: ReferenceWords, check: CheckText): CheckedNamespace {
  const { source, english, proven } = words;
  const file = source.fileOf(language);
  const texts = textsIn(file);
  const keys = compareKeys(english.keys(), texts.keys(), language.tag).filter(({ key }) => !isSearched(key.split('.')));
  const pairs: TextPair[] = [];
  const faults = keys.map(({ key, says }): PlacedFault => ({ file, key, check: 'keys', says }));
  for (const [key, text] of texts) {
    const stem = stemOf(key);
    const original = english.get(`${stem}_other`) ?? english.get(key);
    if (original === undefined || isSearched(key.split('.'))) continue;
    if (original !== '' && text.trim() === '') faults.push({ file, key, check: 'keys', says: 'is blank' });
    const isPlural = stem !== key && english.has(`${stem}_other`);
    const pair = { id: `${source.name}:${stem}`, english: original, text, form: isPlural ? formOf(key) : null };
    pairs.push(pair);
    for (const fault of check(pair, proven.get(stem))) faults.push({ file, key, ...fault });
  }
  return { name: source.name, size: texts.size, pairs, faults };
}

function textsIn(file: string): Map<string, string> {
  return existsSync(file) ? textsByKey(JSON.parse(readFileSync(file, 'utf8'))) : new Map();
}
