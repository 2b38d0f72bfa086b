/** One mistake in the input, with everything needed to fix it. */
export interface Problem {
  /** Absolute path of the file that has to change. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units as editors count. */
  readonly column: number;
  /** Setting as written in the file, such as `site.domains[0]`; empty for the file as a whole. */
  readonly path: string;
  /** Stable name of the rule, such as `contrast`. */
  readonly rule: string;
  /** What is wrong, as a sentence. */
  readonly message: string;
  readonly expected: string | null;
  readonly received: string | null;
  /** What to do, as a sentence. */
  readonly fix: string | null;
}

/** What a rule says about a problem, without its location. */
export type Finding = Pick<Problem, 'rule' | 'message'> & Partial<Pick<Problem, 'expected' | 'received' | 'fix'>>;
