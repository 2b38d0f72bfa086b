import { mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { hasErrorCode } from '#cli/system/error-code.ts';
import { isRunning } from '#cli/system/is-running.ts';
import { OutputError } from '#cli/system/output-errors.ts';
import { temporarySuffix } from '#cli/system/write-atomically.ts';
import { BUILDS_FOLDER } from './folder-names.ts';

/** Milliseconds between attempts. A swap takes less than one. */
const PAUSE = 1;
const LONGEST_WAIT = 10_000;

/**
 * Runs work on a site's published folder under a lock; other processes wait. The lock is a dangling symbolic link, as
 * creating a link and its contents is atomic. Takes over locks of killed processes on this machine. @throws OutputError
 * after ten seconds
 */
export function withPlaceLocked(siteFolder: string, work: () => void): void {
  const builds = path.join(path.dirname(siteFolder), BUILDS_FOLDER);
  const lock = path.join(builds, `${path.basename(siteFolder)}.lock`);
  mkdirSync(builds, { recursive: true });
  const began = Date.now();
  while (!take(lock)) {
    const holder = holderOf(lock);
    if (holder !== undefined && isStale(holder)) takeAway(lock, holder);
    else if (Date.now() - began > LONGEST_WAIT) throw busy(siteFolder, lock, holder);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Removes locks that killed processes left in an output folder. */
export function removeStaleLocks(builds: string, names: readonly string[]): void {
  for (const lock of names.filter((name) => name.endsWith('.lock')).map((name) => path.join(builds, name))) {
    const holder = holderOf(lock);
    if (holder !== undefined && isStale(holder)) takeAway(lock, holder);
  }
}

function take(lock: string): boolean {
  try {
    symlinkSync(`${process.pid}@${hostname()}`, lock);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Renames the lock before removing it, and puts it back if another process has taken it over in between. */
function takeAway(lock: string, holder: string): void {
  const aside = `${lock}.${temporarySuffix()}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return;
    throw error;
  }
  if (holderOf(aside) === holder) rmSync(aside, { force: true });
  else renameSync(aside, lock);
}

/** Undefined if the lock has just been released. */
function holderOf(lock: string): string | undefined {
  try {
    return readlinkSync(lock);
  } catch {
    return undefined;
  }
}

/**
 * A process never takes two locks at once, so a lock with this process's number belongs to an ended process, for
 * example in a killed container.
 */
function isStale(holder: string): boolean {
  const [, process_, host] = /^(\d+)@(.*)$/.exec(holder) ?? [];
  const pid = Number(process_);
  return host === hostname() && (pid === process.pid || !isRunning(pid));
}

function busy(siteFolder: string, lock: string, holder = 'another process'): OutputError {
  return new OutputError(
    `${siteFolder} is being replaced by ${holder}. Try again when that has ended; if nothing runs there, remove ${lock}.`,
  );
}
