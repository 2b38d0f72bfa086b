import { existsSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '#cli/is-running.ts';
import { BUILDS_FOLDER, type BuildFolderName, parseBuildFolderName } from './folder-names.ts';

/**
 * Removes builds that no site points to any more, and leftovers of killed processes. Files of another running process
 * are left to that process.
 */
export function removeOldBuilds(out: string): void {
  const builds = path.join(out, BUILDS_FOLDER);
  if (!existsSync(builds)) return;
  for (const name of readdirSync(builds)) {
    const made = parseBuildFolderName(name);
    if (!made || isBusy(made) || isCurrent(out, made.brand, name)) continue;
    rmSync(path.join(builds, name), { recursive: true, force: true });
  }
}

function isCurrent(out: string, brand: string, name: string): boolean {
  try {
    return path.basename(readlinkSync(path.join(out, brand))) === name;
  } catch {
    return false;
  }
}

function isBusy(made: BuildFolderName): boolean {
  return made.process !== process.pid && isRunning(made.process);
}
