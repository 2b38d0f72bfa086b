/** A mistake in the input, with everything needed to fix it. */
export interface Problem {
  /** Absolute path of the file to change. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 code units as editors count. */
  readonly column: number;
  /** Path of the setting as written, such as `site.domains[0]`; empty for the whole file. */
  readonly path: string;
  /** Stable name of the rule, such as `contrast`. */
  readonly rule: string;
  /** The mistake, as a sentence. */
  readonly message: string;
  readonly expected: string | null;
  readonly received: string | null;
  /** How to fix it, as a sentence. */
  readonly fix: string | null;
}

/** A problem without its location, as a rule reports it. */
export type Finding = Pick<Problem, 'rule' | 'message'> & Partial<Pick<Problem, 'expected' | 'received' | 'fix'>>;
