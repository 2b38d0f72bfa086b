// Generated from schemas/word-state.schema.json by scripts/generate/schema-types.ts.

/**
 * translation/state/<CODE>.json: which texts of a language are drafts, and which were made from other English than the present.
 */
export interface WordState {
  /**
   * Whether the texts are drafts of a machine, except in the reviewed namespaces.
   */
  draft: boolean;
  /**
   * Namespaces whose texts a second reader has gone through.
   */
  reviewed: string[];
  /**
   * By namespace and key without a plural ending: the digest of the English text that the text was made from, where English says something else by now.
   */
  stale: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
