import { plainSentence } from './plain-text.ts';
import type { Finding, Problem } from './problem.ts';

const START = { line: 1, column: 1 };

/** Problem of a file without settings, of a whole file, or at a path of its settings. */
export function problemInFile(file: string, finding: Finding, { line, column } = START, path = ''): Problem {
  const { rule, message, expected, received, fix } = finding;
  const plain = (text: string | null = null) => (text === null ? null : plainSentence(text));
  return {
    file,
    line,
    column,
    path,
    rule,
    message: plainSentence(message),
    expected: plain(expected),
    received: plain(received),
    fix: plain(fix),
  };
}
