import { isDictionary, isText } from '#cli/json/guards.ts';

/** A text in a file of words. */
export interface WordText {
  /** Steps from the top of the file: names of groups, and places in lists. */
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** Lists of words that are searched for, each as one text: languages differ in how many they need. */
const SEARCHED = /^(topics\.\d+\.keywords|desk\.thanks)$/;
/** Between the words of such a list. */
const BETWEEN = ' | ';
/** What code calls an entry of a list. It is the same in every language. */
const NAME = 'id';

/** All texts of a file of words that people read, in their order. */
export function wordTexts(words: unknown): WordText[] {
  const texts: WordText[] = [];
  addTexts(words, [], texts);
  return texts;
}

function addTexts(value: unknown, path: readonly (string | number)[], texts: WordText[]): void {
  if (isText(value)) texts.push({ path, text: value });
  else if (Array.isArray(value)) {
    if (isSearched(path)) texts.push({ path, text: value.join(BETWEEN) });
    else value.forEach((entry, index) => void addTexts(entry, [...path, index], texts));
  } else if (isDictionary(value)) {
    for (const [name, inner] of Object.entries(value)) if (name !== NAME) addTexts(inner, [...path, name], texts);
  }
}

/** Whether a text is a list of words that are searched for, not shown. */
export function isSearched(path: readonly (string | number)[]): boolean {
  return SEARCHED.test(keyOf(path));
}

/** The key of a text: its path with dots. */
export function keyOf(path: readonly (string | number)[]): string {
  return path.join('.');
}

/** All texts of a file of words by their keys. */
export function textsByKey(words: unknown): Map<string, string> {
  return new Map(wordTexts(words).map(({ path, text }) => [keyOf(path), text]));
}

/** What a file holds for a text: the text itself, or a list for words that are searched for. */
export function writtenText(path: readonly (string | number)[], text: string): string | string[] {
  return isSearched(path) ? text.split(BETWEEN.trim()).map((word) => word.trim()) : text;
}
