import { withoutParts } from './parts.ts';
import type { TextFault, TextPair } from './text-fault.ts';

/** Words of Latin letters, also with figures and hyphens in them. */
const LATIN_WORD = /\p{sc=Latn}[\p{sc=Latn}\p{M}\w’-]*/gu;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)+\b/gu;
const CAPITALS = /^[A-Z0-9-]{1,8}s?$/;

/** The letters of a language. */
export interface Letters {
  /** ISO 15924 code, such as `Thai`. */
  readonly script: string;
  /** Any letter of it. */
  readonly pattern: RegExp;
}

const PARTS: Readonly<Record<string, string>> = {
  Hans: '\\p{sc=Han}',
  Hant: '\\p{sc=Han}',
  Jpan: '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}',
  Kore: '\\p{sc=Hang}\\p{sc=Han}',
};

/** The letters that a language is written in. @param tag BCP 47 */
export function lettersOf(tag: string): Letters {
  const script = new Intl.Locale(tag).maximize().script ?? 'Latn';
  return { script, pattern: new RegExp(`[${PARTS[script] ?? `\\p{sc=${script}}`}]`, 'u') };
}

/** The words that a language may share with English. */
export interface SharedWords {
  /** Names, in lower case, which every language leaves as they are. */
  readonly names: ReadonlySet<string>;
  /** Words of the language that English has too, in lower case. */
  readonly own: ReadonlySet<string>;
}

/** Texts that another script than the language's is left in, as a whole or by words. */
export function scriptFaults({ text }: TextPair, letters: Letters, shared: SharedWords): TextFault[] {
  const plain = withoutAddresses(withoutParts(text, ' ', ' '));
  const words = letters.script === 'Latn' ? [] : plain.match(LATIN_WORD);
  const foreign = (words ?? []).filter((word) => !isShared(word, shared));
  if (foreign.length > 0) return [{ check: 'script', says: `has ${quoted(foreign)} in Latin letters` }];
  // Latin texts borrow single letters, but no text is in another script as a whole.
  if (letters.pattern.test(plain) || !/\p{L}/u.test(plain)) return [];
  const isName = (plain.match(LATIN_WORD) ?? []).length > 0;
  return isName ? [] : [{ check: 'script', says: `has no letter of ${letters.script}: ${text}` }];
}

/** Texts that are the English ones, apart from names and from words that the language has too. */
export function englishFaults({ english, text }: TextPair, shared: SharedWords): TextFault[] {
  if (text !== english) return [];
  const words = withoutParts(text, ' ', ' ').match(/[\p{L}][\p{L}\p{M}\w’-]*/gu) ?? [];
  const left = words.filter((word) => word.length > 1 && !isShared(word, shared));
  return left.length === 0 ? [] : [{ check: 'english', says: `is the English text: ${text}` }];
}

/** Most texts end with the only point they have. */
function withoutAddresses(text: string): string {
  return /[.@]\S/.test(text) ? text.replaceAll(ADDRESS, ' ') : text;
}

/** Names of several words are in the list word by word. */
function isShared(word: string, { names, own }: SharedWords): boolean {
  const lower = word.toLowerCase().replace(/’s$|[-’]+$/, '');
  return CAPITALS.test(word) || lower.length === 1 || names.has(lower) || own.has(lower);
}

function quoted(words: readonly string[]): string {
  return [...new Set(words)].map((word) => `“${word}”`).join(', ');
}
