// Generated from schemas/glossary.schema.json by scripts/generate/schema-types.ts.

/**
 * translation/glossary/<CODE>.json: how a language addresses players, and its word for each term.
 */
export interface Glossary {
  /**
   * Form of address.
   */
  form: 'formal' | 'familiar';
  /**
   * Why this form, in a sentence.
   */
  reason: string;
  /**
   * What else a translator has to know; empty if nothing.
   */
  note: string;
  /**
   * The word for each term of translation/terms.json, by its id.
   */
  terms: {
    [k: string]: GlossaryEntry;
  };
}
export interface GlossaryEntry {
  /**
   * The word as a heading or a button has it.
   */
  word: string;
  /**
   * Parts of words, in lower case, one of which every text that uses the term contains.
   *
   * @minItems 1
   */
  stems: string[];
}
