import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A rule of the specification and the tests that prove it. */
export interface Rule {
  readonly rule: string;
  /** `<file> › <title>`, with the title as written in the source. */
  readonly tests: readonly string[];
  /** For error messages checked in a browser: the tests that check them in Arabic; `tests` check them in English. */
  readonly arabic?: readonly string[];
  /** No test proves it yet; docs/accounts.md shows that. */
  readonly open?: boolean;
}

export interface AccountRule extends Rule {
  /** Part of the specification: 4 transitions, 5 validation, 8 errors. */
  readonly part: 4 | 5 | 8;
}

export interface Proof {
  readonly file: string;
  readonly title: string;
}

/** Every test that the rule names, for both languages. */
export function proofsOf({ tests, arabic = [] }: Rule): Proof[] {
  return toProofs([...tests, ...arabic]);
}

export function toProofs(tests: readonly string[]): Proof[] {
  return tests.map((test) => {
    const [file = '', title = ''] = test.split(' › ');
    return { file, title };
  });
}

export async function readRules(root: string): Promise<AccountRule[]> {
  return JSON.parse(await readFile(join(root, 'scripts/accounts/rules.json'), 'utf8'));
}
