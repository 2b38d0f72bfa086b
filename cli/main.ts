#!/usr/bin/env node
import path from 'node:path';
import { CommanderError } from 'commander';
import type { ExitCode, Outcome } from './commands/outcome.ts';
import type { RunAction } from './commands/run-action.ts';
import { brandgenVersion } from './package/version.ts';
import { UsageError } from './problems/usage-error.ts';
import { createProgram } from './program.ts';
import { outputForm } from './terminal/output-form.ts';
import { createTerminal } from './terminal/terminal.ts';

const words = process.argv.slice(2);
// Read the form before the words are checked, so that wrong usage is reported in this form too.
const form = outputForm(words);
const silent = form === 'json' || form === 'sarif';
const { stdout: output, stderr: errors, env: environment } = process;
const terminal = createTerminal({ output, errors, environment, silent });

const run: RunAction = async ({ workspace }, action) => {
  const cwd = workingFolder();
  const outcome = await action({ cwd, workspace, terminal });
  const root = path.resolve(cwd, workspace ?? '.');
  if (form === 'github') await annotate(outcome, root);
  else if (form === 'sarif') await saySarif(outcome, root);
  else await say(outcome, cwd);
  await outcome.stay?.();
};

/** @throws UsageError when the working folder has been deleted */
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
  const asJson = (shown: typeof problems) => problemsAsJson(shown, cwd);
  if (form === 'json')
    return sayJson(outcome.exitCode, { ...outcome.json, problems: asJson(problems), warnings: asJson(warnings) });
  if (outcome.text !== '') terminal.line(outcome.text);
  const show = { cwd, style: terminal.problemStyle };
  const parts = [renderProblems(problems, show), renderWarnings(warnings, show)].filter((part) => part !== '');
  const gap = outcome.text === '' ? '' : '\n';
  if (parts.length > 0) terminal.problem(gap + parts.join('\n\n'));
  process.exitCode = outcome.exitCode;
}

/** Annotations go to stdout, where a GitHub runner looks for them. */
async function annotate({ exitCode, text, problems = [], warnings = [] }: Outcome, root: string): Promise<void> {
  const { githubAnnotations } = await import('./problems/github-annotations.ts');
  const { repositoryOf } = await import('./git/repository-of.ts');
  const repository = repositoryOf(root);
  if (text !== '') terminal.line(text);
  for (const line of githubAnnotations(problems, 'error', repository)) terminal.line(line);
  for (const line of githubAnnotations(warnings, 'warning', repository)) terminal.line(line);
  process.exitCode = exitCode;
}

type SarifOutcome = Pick<Outcome, 'exitCode' | 'problems' | 'warnings'> & { readonly failure?: string };

async function saySarif(
  { exitCode, problems = [], warnings = [], failure }: SarifOutcome,
  root: string,
): Promise<void> {
  const { sarifLog } = await import('./problems/sarif-log.ts');
  const { repositoryOf } = await import('./git/repository-of.ts');
  const outcome = { problems, warnings, root: repositoryOf(root), ...(failure !== undefined && { failure }) };
  const log = sarifLog({ version: brandgenVersion(), exitCode, ...outcome });
  process.stdout.write(`${JSON.stringify(log, null, 2)}\n`);
  process.exitCode = exitCode;
}

function sayJson(exitCode: ExitCode, fields: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ command: words[0] ?? null, exitCode, ...fields }, null, 2)}\n`);
  process.exitCode = exitCode;
}

function versionAsJson(): string {
  return JSON.stringify({ command: null, exitCode: 0, version: brandgenVersion() }, null, 2);
}

interface Failure {
  readonly exitCode: ExitCode;
  /** Fields of the document that `--json` prints. */
  readonly json: Readonly<Record<string, unknown>>;
  /** Title of an annotation. */
  readonly title: string;
  readonly message: string;
  /** Text for stderr; empty if commander has printed it. */
  readonly text: string;
}

/** Reports that brandgen could not produce an outcome, in the form that was asked for. */
async function sayFailure({ exitCode, json, title, message, text }: Failure): Promise<void> {
  if (form === 'json') return sayJson(exitCode, { error: json });
  if (form === 'sarif') await saySarif({ exitCode, failure: message }, '.');
  if (form === 'github') {
    const { githubError } = await import('./problems/github-annotations.ts');
    terminal.line(githubError(title, message));
  } else if (text !== '') process.stderr.write(text);
  process.exitCode = exitCode;
}

function sayWrongUsage(message: string, alreadySaid = false): Promise<void> {
  const json = { kind: 'usage', message };
  const text = alreadySaid ? '' : `error: ${message}\n`;
  return sayFailure({ exitCode: 2, json, title: 'Incorrect usage', message, text });
}

async function sayFault(fault: unknown): Promise<void> {
  const { explainDiskTrouble } = await import('./problems/disk-trouble.ts');
  const trouble = explainDiskTrouble(fault);
  if (trouble !== undefined) return sayWrongUsage(trouble);
  const { describeFault } = await import('./problems/describe-fault.ts');
  const report = describeFault(fault, { version: brandgenVersion(), words });
  const json = { kind: 'fault', ...report };
  await sayFailure({ exitCode: 70, json, title: 'A bug in brandgen', message: report.text, text: `${report.text}\n` });
}

async function sayError(error: unknown): Promise<void> {
  if (error instanceof UsageError) return sayWrongUsage(error.message);
  if (!(error instanceof CommanderError)) return sayFault(error);
  if (error.exitCode !== 0) await sayWrongUsage(error.message.replace(/^error: /, ''), true);
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

const program =
  form === 'json'
    ? createProgram(run, versionAsJson(), (await import('./commands/help-as-json.ts')).helpAsJson)
    : createProgram(run, brandgenVersion());
await program.parseAsync().catch(sayError);
