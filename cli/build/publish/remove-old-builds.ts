import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '#cli/system/is-running.ts';
import { BUILDS_FOLDER, type BuildFolderName, parseBuildFolderName } from './folder-names.ts';
import { isWanted } from './swap.ts';

/**
 * Removes replaced sites and leftovers of killed processes. Skips files of other running processes, and builds that
 * `finishSwaps` will move. @param isEnding whether threads of this process may be swapping a finished build in
 */
export function removeOldBuilds(out: string, isEnding = false): void {
  const builds = path.join(out, BUILDS_FOLDER);
  if (!existsSync(builds)) return;
  for (const name of readdirSync(builds)) {
    const made = parseBuildFolderName(name);
    if (!made || isBusy(made) || (isEnding && made.seal !== undefined)) continue;
    if (isWanted(path.join(out, made.brand), name)) continue;
    rmSync(path.join(builds, name), { recursive: true, force: true });
  }
}

function isBusy(made: BuildFolderName): boolean {
  return made.process !== process.pid && isRunning(made.process);
}
