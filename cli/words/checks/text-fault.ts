/** What a check looks at. */
export type CheckName =
  | 'keys'
  | 'placeholders'
  | 'markup'
  | 'script'
  | 'english'
  | 'typography'
  | 'numbers'
  | 'length'
  | 'terms';

/** What is wrong with a text, as the rest of a sentence that begins with its key. */
export interface TextFault {
  readonly check: CheckName;
  readonly says: string;
}

/** A text and what it was made from. */
export interface TextPair {
  /** With its namespace, and without a plural ending: `shell:brand.tagline`. */
  readonly id: string;
  /** Of a text with plural forms the form `other`. */
  readonly english: string;
  readonly text: string;
  /** The plural category; null for a text without plural forms. */
  readonly form: string | null;
}
