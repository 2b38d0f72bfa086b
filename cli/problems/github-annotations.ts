import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Problem } from './problem.ts';
import { displayPath } from './render-problems.ts';

/**
 * Workflow commands of GitHub Actions, one a line, which show each problem at its line of a pull request. The escapes
 * are those of https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts.
 * @param level what GitHub shows them as
 * @param root folder that files are relative to, absolute
 */
export function githubAnnotations(problems: readonly Problem[], level: 'error' | 'warning', root: string): string[] {
  return problems.map((problem) => {
    const properties = {
      file: displayPath(problem.file, root).split(sep).join('/'),
      line: String(problem.line),
      col: String(problem.column),
      title: problem.path === '' ? problem.rule : `${problem.rule}: ${problem.path}`,
    };
    const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
    return `::${level} ${written.join(',')}::${escapeMessage(sentencesOf(problem))}`;
  });
}

/** The nearest folder from a folder upwards that is the root of a Git repository, or else the folder itself. */
export function repositoryOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    // A file in a linked worktree and in a submodule.
    if (existsSync(join(at, '.git'))) return at;
    if (at === dirname(at)) return folder;
  }
}

function sentencesOf({ message, expected, received, fix }: Problem): string {
  const details = Object.entries({ Expected: expected, Received: received, Fix: fix });
  return [message, ...details.flatMap(([name, text]) => (text ? [`${name}: ${text}`] : []))].join('\n');
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
