import { type EnglishWords, words } from './generated/words.ts';

/** A domain's texts by product code of the language; English if it lacks the language. A visitor may send any code. */
export function wordsOf<Domain extends keyof EnglishWords>(domain: Domain, code: string): EnglishWords[Domain] {
  const ofDomain = words[domain];
  return (Object.hasOwn(ofDomain, code) ? ofDomain[code] : undefined) ?? ofDomain.EN;
}
