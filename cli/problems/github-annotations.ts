import { sep } from 'node:path';
import type { Problem } from './problem.ts';
import { problemInSentences } from './problem-in-sentences.ts';
import { displayPath } from './render-problems.ts';

/**
 * Workflow commands of GitHub Actions, one per line, which show problems at their lines in a pull request. Escaped as
 * in https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts. @param level of the annotations @param
 * root absolute folder to which files are relative
 */
export function githubAnnotations(problems: readonly Problem[], level: 'error' | 'warning', root: string): string[] {
  return problems.map((problem) => {
    const properties = {
      file: displayPath(problem.file, root).split(sep).join('/'),
      line: String(problem.line),
      col: String(problem.column),
      title: problem.path === '' ? problem.rule : `${problem.rule}: ${problem.path}`,
    };
    return command(level, properties, problemInSentences(problem));
  });
}

/** An annotation without a file, for a failure before the files were checked. */
export function githubError(title: string, message: string): string {
  return command('error', { title }, message);
}

function command(level: string, properties: Record<string, string>, message: string): string {
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${level} ${written.join(',')}::${escapeMessage(message)}`;
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
