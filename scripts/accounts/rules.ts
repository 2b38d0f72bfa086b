import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the specification says, and the tests that prove it. */
export interface Rule {
  readonly rule: string;
  /** `<file> › <title>`: the title as the test's source has it. */
  readonly tests: readonly string[];
  /** Of an error that is read in a browser: the tests that read it from right to left; `tests` read it in English. */
  readonly arabic?: readonly string[];
  /** No test proves it yet; the page shows that. */
  readonly open?: boolean;
}

export interface AccountRule extends Rule {
  /** Of the specification: 4 is transitions, 5 validation, 8 errors. */
  readonly part: 4 | 5 | 8;
}

export interface Proof {
  readonly file: string;
  readonly title: string;
}

/** Each test that the rule names, in any language. */
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
