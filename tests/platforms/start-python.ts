import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Debian's, which finds Debian's jwcrypto. */
const PYTHON = '/usr/bin/python3';

const folder = join(import.meta.dirname, 'python');

export interface PythonPlatform {
  /** Where it listens, as a URL. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts the platform in Python on a free port, with a new database in memory. */
export async function startPython(...options: readonly string[]): Promise<PythonPlatform> {
  const child = spawn(PYTHON, ['-m', 'platform_server', '--port', '0', ...options], {
    cwd: folder,
    env: { PYTHONDONTWRITEBYTECODE: '1', PLATFORM_OPERATOR_TOKEN: OPERATOR_TOKEN },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = once(child, 'close');
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => undefined)]);
  if (first === undefined) throw new Error(reasonOf(errors));
  return {
    address: String(first[0]),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Opens the operator's own calls. */
export const OPERATOR_TOKEN = 'operator';

function reasonOf(errors: string): string {
  return errors.includes("No module named 'jwcrypto'")
    ? `${PYTHON} has no jwcrypto. Install it with: apt-get install python3-jwcrypto`
    : `The platform in Python did not start: ${errors}`;
}
