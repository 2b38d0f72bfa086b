import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { hasShape, isNumber, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { assertWritable } from '#cli/system/assert-writable.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';
import { isRunning } from '#cli/system/is-running.ts';
import { temporarySuffix } from '#cli/system/write-atomically.ts';
import type { Target } from '../targets/target.ts';

interface Holder {
  process: number;
  host: string;
}

const isHolder = hasShape<Holder>({ process: isNumber, host: isText });

/**
 * Runs work while holding the target's lock, which only one process can have. Takes over the lock of a killed process
 * on this machine. @throws UsageError while another
 * process holds it, or if the folder cannot be written
 */
export async function withLock<Result>({ name, folder }: Target, work: () => Promise<Result>): Promise<Result> {
  const file = path.join(folder, '.lock');
  assertWritable(folder, 'brandgen.json');
  mkdirSync(folder, { recursive: true });
  if (!take(file) && !(takeAway(file) && take(file))) throw busy(name, file, holderOf(file));
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  const holder: Holder = { process: process.pid, host: hostname() };
  try {
    writeFileSync(file, `${JSON.stringify(holder)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes the lock of an ended process. Uses a rename, so that only one process succeeds. */
function takeAway(file: string): boolean {
  const aside = `${file}.${temporarySuffix()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return true;
    throw error;
  }
  const holder = holderOf(aside);
  const isStale = holder !== undefined && isGone(holder);
  if (!isStale) renameSync(aside, file);
  rmSync(aside, { force: true });
  return isStale;
}

/** Undefined while it is being written. */
function holderOf(file: string): Holder | undefined {
  try {
    return parseJson(readFileSync(file, 'utf8'), isHolder, file);
  } catch {
    return undefined;
  }
}

function isGone({ process: pid, host }: Holder): boolean {
  return host === hostname() && !isRunning(pid);
}

function busy(target: string, file: string, holder: Holder | undefined): UsageError {
  const who = holder ? `process ${holder.process} on ${holder.host}` : 'another process';
  return new UsageError(
    `The target ${target} is in use by ${who}. Try again when that has ended; if nothing runs there, remove ${file}.`,
  );
}
