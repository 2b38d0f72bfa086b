import type { Finding, Problem } from './problem.ts';

const START = { line: 1, column: 1 };

/** A problem of a file that has no settings, or of a file as a whole. */
export function problemInFile(file: string, finding: Finding, { line, column } = START): Problem {
  const { rule, message, expected = null, received = null, fix = null } = finding;
  return { file, line, column, path: '', rule, message, expected, received, fix };
}
