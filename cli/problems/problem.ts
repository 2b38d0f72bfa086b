/** A mistake in the input, with everything needed to fix it. */
export interface Problem {
  /** Absolute path of the file that has to change. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 code units as editors count. */
  readonly column: number;
  /** Setting as written in the file, such as `site.domains[0]`; empty for the file as a whole. */
  readonly path: string;
  /** Stable name of the rule, such as `contrast`. */
  readonly rule: string;
  /** The mistake, as a sentence. */
  readonly message: string;
  readonly expected: string | null;
  readonly received: string | null;
  /** The remedy, as a sentence. */
  readonly fix: string | null;
}

/** A problem without its location, as a rule reports it. */
export type Finding = Pick<Problem, 'rule' | 'message'> & Partial<Pick<Problem, 'expected' | 'received' | 'fix'>>;
