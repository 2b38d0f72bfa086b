import { relative } from 'node:path';
import type { Style } from '../terminal/terminal.ts';
import { plainText } from './plain-text.ts';
import type { Problem } from './problem.ts';

interface Display {
  readonly cwd: string;
  readonly style: Style;
}

/** All problems as text, grouped by file; empty without any. */
export function renderProblems(problems: readonly Problem[], display: Display): string {
  return renderFiles(problems, 'problem', display);
}

/** Same as `renderProblems`, for warnings. */
export function renderWarnings(warnings: readonly Problem[], display: Display): string {
  return renderFiles(warnings, 'warning', display);
}

function renderFiles(problems: readonly Problem[], noun: string, { cwd, style }: Display): string {
  const files = [...new Set(problems.map((problem) => problem.file))];
  const ofFile = (file: string) => problems.filter((problem) => problem.file === file);
  return files.map((file) => renderFile(displayPath(file, cwd), ofFile(file), noun, style)).join('\n\n');
}

/** Problems for machines, with files relative to the current folder. */
export function problemsAsJson(problems: readonly Problem[], cwd: string): Problem[] {
  return problems.map((problem) => ({ ...problem, file: displayPath(problem.file, cwd) }));
}

function renderFile(file: string, problems: readonly Problem[], noun: string, style: Style): string {
  const count = `${problems.length} ${noun}${problems.length === 1 ? '' : 's'}`;
  const blocks = problems.map((problem, index) => renderProblem(file, problem, index + 1, style));
  return [style.bold(`${plainText(file)} has ${count}.`), ...blocks].join('\n\n');
}

function renderProblem(file: string, problem: Problem, number: number, style: Style): string {
  const where = `${plainText(file)}:${problem.line}:${problem.column}`;
  const location = problem.path === '' ? where : `${where} › ${plainText(problem.path)}`;
  const label = `${number}.`.padStart(4);
  const details = [
    ['Expected', problem.expected],
    ['Received', problem.received],
    ['Fix', problem.fix],
  ].flatMap(([name, text]) => (name && text ? [`     ${style.dim(name.padEnd(9))} ${text}`] : []));
  return [`${label} ${style.dim(location)}`, `     ${style.bad(problem.message)}`, ...details].join('\n');
}

/** A file's path relative to `cwd` if it is inside, else the absolute path. */
export function displayPath(file: string, cwd: string): string {
  const path = relative(cwd, file);
  return path.startsWith('..') ? file : path;
}
