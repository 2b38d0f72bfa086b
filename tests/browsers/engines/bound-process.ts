import { type ChildProcess, type StdioNull, type StdioPipe, spawn } from 'node:child_process';
import { once } from 'node:events';

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
