import { type EnglishWords, words } from './generated/words.ts';

/** What a domain says, by product code of the language; in English where it does not have the language. */
export function wordsOf<Domain extends keyof EnglishWords>(domain: Domain, code: string): EnglishWords[Domain] {
  return words[domain][code] ?? words[domain].EN;
}
