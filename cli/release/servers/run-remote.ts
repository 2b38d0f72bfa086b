import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UsageError } from '#cli/problems/usage-error.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';
import type { TargetServer } from '../targets/target.ts';

/** Fails instead of asking questions, and gives up on an unresponsive server after half a minute. */
const OPTIONS = [
  'BatchMode=yes',
  'StrictHostKeyChecking=yes',
  'ConnectTimeout=10',
  'ServerAliveInterval=10',
  'ServerAliveCountMax=3',
];

type Connection = Pick<TargetServer, 'host' | 'port'>;

/** `ssh` and its options as separate words, without the host. */
export function sshWords({ port }: Pick<TargetServer, 'port'>): string[] {
  return ['ssh', ...OPTIONS.flatMap((option) => ['-o', option]), ...(port === undefined ? [] : ['-p', String(port)])];
}

/**
 * Runs a POSIX `sh` script on a server, whatever its account's shell. @returns its output @throws UsageError with the
 * error output, if the connection or a command fails
 */
export function runScript(server: Connection, lines: readonly string[]): Promise<Buffer> {
  const words = [...sshWords(server), server.host, 'sh'];
  // The shell runs a group only after reading all of it, so a broken connection changes nothing.
  return runLocal(words, `{\n${['set -eu', 'umask 022', ...lines].join('\n')}\n}\n`);
}

/** Runs a local program, given first, until it ends. @throws UsageError if it fails or is missing */
export async function runLocal([program = '', ...words]: readonly string[], input = ''): Promise<Buffer> {
  const child = spawn(program, words, { stdio: 'pipe' });
  const [written, said]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (part: Buffer) => written.push(part));
  child.stderr.on('data', (part: Buffer) => said.push(part));
  // The program's exit says more than a closed pipe.
  child.stdin.on('error', () => undefined).end(input);
  const [code] = await once(child, 'close').catch((error: unknown) => {
    throw hasErrorCode(error, 'ENOENT') ? missing(program) : error;
  });
  if (code === 0) return Buffer.concat(written);
  const reason = Buffer.concat(said)
    .toString()
    .trim()
    .replaceAll(/\s*\n\s*/g, '; ');
  throw new UsageError(reason === '' ? `${program} ended with ${code ?? 'a signal'}` : reason);
}

function missing(program: string): UsageError {
  return new UsageError(
    `${program} was not found on this machine: servers of a target need \`ssh\` and \`rsync\` here`,
  );
}

/** Quotes a word for `sh`. */
export function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
