import { type ChildProcess, type StdioNull, type StdioPipe, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process that ends, with all that it has started, when this one does, even when this one is killed. */
export interface BoundProcess {
  process: ChildProcess;
  /** Ends it, and waits until it has ended. */
  end(): Promise<void>;
}

/**
 * Runs a program in a process group of its own, and ends the group when the program ends or the pipe to this process breaks:
 * a process that is killed ends nothing itself, but its pipes break.
 */
const BIND = `
  exec 4<&0
  "$@" </dev/null 4<&- &
  program=$!
  { cat <&4 >/dev/null; kill -TERM 0; } &
  wait "$program"
  status=$?
  trap '' TERM
  kill -TERM 0
  exit "$status"`;

/** @param more what the program has open besides, from number 3 on */
export function startBound(
  [path, ...words]: readonly [string, ...string[]],
  { env = process.env, more = [] }: { env?: NodeJS.ProcessEnv; more?: (StdioNull | StdioPipe)[] } = {},
): BoundProcess {
  const bound = spawn('sh', ['-c', BIND, 'sh', path, ...words], {
    env,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore', ...more],
  });
  const ended = once(bound, 'exit');
  return {
    process: bound,
    async end() {
      bound.stdin?.end();
      await ended;
    },
  };
}

/**
 * Writes a program that runs another one bound, for a library that starts it by its path and gives it a pipe to read from.
 * @param folder that it is written to
 * @returns its path
 */
export function boundProgram(folder: string, path: string): string {
  const file = join(folder, 'bound');
  writeFileSync(file, `#!/bin/sh\nset -- '${path.replaceAll("'", "'\\''")}' "$@"\n${BIND}\n`, { mode: 0o755 });
  return file;
}
