// Generated from schemas/terms.schema.json by scripts/generate/schema-types.ts.

/**
 * translation/terms.json: the terms that every language has one word for, by id.
 */
export interface Terms {
  [k: string]: Term;
}
export interface Term {
  /**
   * The English word.
   */
  english: string;
  /**
   * What it means here, where the word alone does not say it.
   */
  meaning?: string;
  /**
   * The words by which an English text is known to use the term, in lower case. A star at the end stands for any ending. Empty for a term whose word has other meanings too, which is only shown to translators.
   */
  forms: string[];
}
