import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface CommandResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandPlace {
  /** Working folder of the command. */
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export const repository = join(import.meta.dirname, '..', '..');

const compiled = join(repository, 'dist', 'cli', 'main.js');

/** Folder of the running code of the command, which a build in a test's own process names to share its compiled app. */
export const commandFolder = join(repository, existsSync(compiled) ? 'dist/cli' : 'cli');

const fromSources = [
  '--import',
  join(repository, 'node_modules', 'tsx', 'dist', 'esm', 'index.mjs'),
  join(repository, 'cli', 'main.ts'),
];

/** Command line of the real command for Node: compiled if available. */
export function brandgenWords(): string[] {
  return existsSync(compiled) ? [compiled] : fromSources;
}

/** Runs the real command to its end. Its output is not a terminal. */
export function runBrandgen(words: readonly string[], place: CommandPlace): Promise<CommandResult> {
  return runProgram([process.execPath, ...brandgenWords(), ...words], place);
}

/** Runs a program, named first, to its end. */
export function runProgram(
  [program = '', ...words]: readonly string[],
  { cwd, environment }: CommandPlace,
): Promise<CommandResult> {
  const child = spawn(program, words, {
    cwd,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (exitCode) => resolve({ exitCode, ...output }));
  });
}
