import { lstatSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import type { Problem } from '#cli/problems/problem.ts';

export interface OddProblem {
  readonly problem: Problem;
  readonly what: string;
}

/** Longer texts do not help a reader. */
const LONGEST_TEXT = 2_000;

/** Problems that do not help: without a fix, in a file of brandgen itself, at no place of a file, or not safe to print. */
export function oddProblems(workspace: string, problems: readonly Problem[]): OddProblem[] {
  return problems.flatMap((problem) => {
    const what = checks.find(([, isOdd]) => isOdd(problem, workspace))?.[0];
    return what === undefined ? [] : [{ problem, what }];
  });
}

const checks: readonly (readonly [what: string, isOdd: (problem: Problem, workspace: string) => boolean])[] = [
  ['It is in a file that the operator did not write.', ({ file }, workspace) => !file.startsWith(workspace + sep)],
  ['It has no fix.', ({ rule, fix }) => fix === null || fix === '' || rule === 'schema'],
  ['It does not say what was expected.', ({ rule, expected }) => expected === null && rule !== 'without-effect'],
  ['It blames brandgen.', ({ message, fix }) => /bug|fault of brandgen/i.test(`${message} ${fix}`)],
  [
    'It cannot be printed.',
    (problem) => printed(problem).some((text) => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text)),
  ],
  ['It is too long.', (problem) => printed(problem).some((text) => text.length > LONGEST_TEXT)],
  ['It is at no place of its file.', (problem) => !isInFile(problem)],
];

/** `path` is made safe where it is printed, for it is exact in JSON. */
function printed({ message, expected, received, fix }: Problem): string[] {
  return [message, expected, received, fix].flatMap((text) => text ?? []);
}

function isInFile({ file, line, column }: Problem): boolean {
  if (line === 1 && column === 1) return true;
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return false;
  const text = readFileSync(file, 'utf8').split(/\r\n|\r|\n/)[line - 1];
  return text !== undefined && column >= 1 && column <= text.length + 2;
}
