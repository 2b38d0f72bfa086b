import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes folders called `<prefix><process>-…` of processes that have ended without removing theirs. */
export async function removeStaleFolders(parent: string, prefix: string): Promise<void> {
  const stale = (await readdir(parent)).filter((name) => name.startsWith(prefix) && isStale(parent, name, prefix));
  await Promise.all(stale.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

function isStale(parent: string, name: string, prefix: string): boolean {
  const owner = /^(\d+)-\w{6}$/.exec(name.slice(prefix.length))?.[1];
  return owner !== undefined && !isRunning(Number(owner)) && !hasRunningServer(join(parent, name));
}

/** A server may outlive a test run that was killed. */
function hasRunningServer(folder: string): boolean {
  const file = join(folder, 'data/postmaster.pid');
  return existsSync(file) && isRunning(Number.parseInt(readFileSync(file, 'utf8'), 10));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
