#!/usr/bin/env node
import path from 'node:path';
import { CommanderError } from 'commander';
import type { ExitCode, Outcome } from './commands/outcome.ts';
import type { RunAction } from './commands/run-action.ts';
import { UsageError } from './commands/usage-error.ts';
import { createProgram } from './program.ts';
import { createTerminal } from './terminal/terminal.ts';
import { brandgenVersion } from './version.ts';

const words = process.argv.slice(2);
const silent = words.includes('--json');
const { stdout: output, stderr: errors, env: environment } = process;
const terminal = createTerminal({ output, errors, environment, silent });

const run: RunAction = async ({ workspace, format }, action) => {
  const cwd = workingFolder();
  const outcome = await action({ cwd, workspace, terminal });
  if (format === 'github') await annotate(outcome, path.resolve(cwd, workspace ?? '.'));
  else await say(outcome, cwd);
  await outcome.stay?.();
};

/** @throws UsageError when it was deleted after the shell went there */
function workingFolder(): string {
  try {
    return process.cwd();
  } catch {
    throw new UsageError('The folder this was started in does not exist any more. Go to another one.');
  }
}

async function say(outcome: Outcome, cwd: string): Promise<void> {
  const { problems = [], warnings = [] } = outcome;
  const { problemsAsJson, renderProblems, renderWarnings } = await import('./problems/render-problems.ts');
  const asJson = (found: typeof problems) => problemsAsJson(found, cwd);
  if (silent)
    return sayJson(outcome.exitCode, { ...outcome.json, problems: asJson(problems), warnings: asJson(warnings) });
  if (outcome.text !== '') terminal.line(outcome.text);
  const show = { cwd, style: terminal.problemStyle };
  const found = [renderProblems(problems, show), renderWarnings(warnings, show)].filter((part) => part !== '');
  const gap = outcome.text === '' ? '' : '\n';
  if (found.length > 0) terminal.problem(gap + found.join('\n\n'));
  process.exitCode = outcome.exitCode;
}

/** Annotations go to stdout, where a GitHub runner looks for them. */
async function annotate({ exitCode, text, problems = [], warnings = [] }: Outcome, root: string): Promise<void> {
  const { githubAnnotations, repositoryOf } = await import('./problems/github-annotations.ts');
  const repository = repositoryOf(root);
  if (text !== '') terminal.line(text);
  for (const line of githubAnnotations(problems, 'error', repository)) terminal.line(line);
  for (const line of githubAnnotations(warnings, 'warning', repository)) terminal.line(line);
  process.exitCode = exitCode;
}

function sayJson(exitCode: ExitCode, fields: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ command: words[0] ?? null, exitCode, ...fields }, null, 2)}\n`);
  process.exitCode = exitCode;
}

function versionAsJson(): string {
  return JSON.stringify({ command: null, exitCode: 0, version: brandgenVersion() }, null, 2);
}

function sayWrongUsage(message: string, alreadySaid: boolean): void {
  process.exitCode = 2;
  if (silent) sayJson(2, { error: { kind: 'usage', message } });
  else if (!alreadySaid) process.stderr.write(`error: ${message}\n`);
}

async function sayFault(fault: unknown): Promise<void> {
  const { explainDiskTrouble } = await import('./problems/disk-trouble.ts');
  const trouble = explainDiskTrouble(fault);
  if (trouble !== undefined) return sayWrongUsage(trouble, false);
  const { describeFault } = await import('./problems/describe-fault.ts');
  const report = describeFault(fault, { version: brandgenVersion(), words });
  if (silent) return sayJson(70, { error: { kind: 'fault', ...report } });
  process.stderr.write(`${report.text}\n`);
  process.exitCode = 70;
}

async function sayError(error: unknown): Promise<void> {
  if (error instanceof UsageError) return sayWrongUsage(error.message, false);
  if (!(error instanceof CommanderError)) return sayFault(error);
  if (error.exitCode !== 0) sayWrongUsage(error.message.replace(/^error: /, ''), true);
}

/** A reader such as `head` may close the pipe early; that is not an error. */
for (const stream of [output, errors]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
process.on('uncaughtException', (error) => {
  sayFault(error).finally(() => process.exit());
});

const program = silent
  ? createProgram(run, versionAsJson(), (await import('./commands/help-as-json.ts')).helpAsJson)
  : createProgram(run, brandgenVersion());
await program.parseAsync().catch(sayError);
