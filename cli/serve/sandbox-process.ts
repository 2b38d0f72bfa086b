import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { hasShape, isText } from '#cli/json/guards.ts';
import { assertOptionalPackages } from '#cli/package/optional-packages.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { writeAtomically } from '#cli/system/write-atomically.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';

export interface RunningSandbox {
  /** Its origin, such as `http://127.0.0.1:41234`. */
  url: string;
  /** Stops it and resolves when it has ended. */
  stop(): Promise<void>;
  /** Resolves when it ends, for any reason. */
  ended: Promise<void>;
}

export interface SandboxRequest {
  /** The package's root. */
  root: string;
  brand: SiteBrand;
  /** Folder for the brand's file. */
  folder: string;
  port: number;
  /** Initial time of its clock in epoch milliseconds; undefined for the machine's clock. */
  startsAt?: number | undefined;
  /** Calls of our own that it lacks, by operation, as written after `--without`. */
  without?: string | undefined;
}

/**
 * Starts a brand's sandbox platform in a separate process and waits until it listens. @throws UsageError if it cannot
 * start with the given options
 */
export async function startSandbox({
  root,
  brand,
  folder,
  port,
  startsAt,
  without,
}: SandboxRequest): Promise<RunningSandbox> {
  assertOptionalPackages(root);
  const program = path.join(root, 'dist/sandbox/main.js');
  if (!existsSync(program)) throw new Error(`${program} is missing. Compile it with npm run prepare.`);
  const file = path.join(folder, `${brand.id}.sandbox.json`);
  // Write atomically, as another server of the brand may be reading the file.
  writeAtomically(file, JSON.stringify(brand));
  // The site's server forwards calls from this machine.
  const words = [program, '--port', String(port), '--brand', file, '--trusted-proxy', '127.0.0.1', '--json'];
  if (without !== undefined) words.push('--without', without);
  if (startsAt !== undefined) words.push('--now', new Date(startsAt).toISOString());
  // It gets its own process group, so that Ctrl-C reaches it only through `stop`. The channel closes when this process
  // ends for any reason, and the sandbox then ends too.
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], detached: true });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  void ended.then(() => process.off('exit', killed));
  const url = await firstAddress(child);
  return { url, ended, stop: () => stop(child, ended) };
}

const isAddress = hasShape({ url: isText });
const isRefusal = hasShape({ error: isText });

/** The sandbox's first line is a JSON document with its address, or with the reason why it cannot start. */
function firstAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // Output may arrive after the exit, but before the streams close.
    child.once('close', (code) => reject(new Error(`The sandbox ended with exit code ${code} before it listened.`)));
    if (!child.stdout) return reject(new Error('The sandbox has no output.'));
    createInterface(child.stdout).once('line', (line) => {
      const said: unknown = JSON.parse(line);
      if (isAddress(said)) resolve(said.url);
      else reject(isRefusal(said) ? new UsageError(said.error) : new Error(`The sandbox printed ${line}`));
    });
  });
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}
