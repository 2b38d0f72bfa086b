import { type EnglishWords, words } from './generated/words.ts';

/** A domain's texts by product code of the language; English if it lacks the language. */
export function wordsOf<Domain extends keyof EnglishWords>(domain: Domain, code: string): EnglishWords[Domain] {
  return words[domain][code] ?? words[domain].EN;
}
