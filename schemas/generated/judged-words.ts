// Generated from schemas/judged-words.schema.json by scripts/generate/schema-types.ts.

/**
 * translation/judged/<CODE>.json: what the checks remark in a language, and what somebody who knows it has found right.
 */
export interface JudgedWords {
  /**
   * Words that the language shares with English, in lower case, such as bonus.
   */
  english: string[];
  /**
   * Texts that are right although a check remarks on them.
   */
  texts: JudgedTexts[];
}
export interface JudgedTexts {
  /**
   * The check, and for a term its id.
   */
  check: string;
  /**
   * Why the texts are right, in a sentence.
   */
  why: string;
  /**
   * Keys with their namespace and without a plural ending, such as shell:offline. A star at the end stands for any rest.
   *
   * @minItems 1
   */
  keys: string[];
}
