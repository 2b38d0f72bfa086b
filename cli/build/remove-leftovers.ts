import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '#cli/system/is-running.ts';
import { processOfTemporary } from '#cli/system/write-atomically.ts';
import { BUILDS_FOLDER } from './publish/folder-names.ts';

export interface LeftoverPlaces {
  /** Output folder, absolute. */
  readonly out: string;
  /** Folder of the cache, absolute. */
  readonly cache: string;
}

/** Removes temporary files and folders of this process and of ended ones from the cache and the output folder. */
export function removeLeftovers({ out, cache }: LeftoverPlaces): void {
  const folders = [out, path.join(out, BUILDS_FOLDER), cache, ...foldersIn(cache)];
  for (const folder of folders) {
    for (const name of namesIn(folder)) {
      const owner = processOfTemporary(name);
      if (owner === undefined || (owner !== process.pid && isRunning(owner))) continue;
      // A thread may still be writing to it. The next build removes the rest.
      rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 2 });
    }
  }
}

function foldersIn(folder: string): string[] {
  return entriesIn(folder).flatMap((entry) => (entry.isDirectory() ? [path.join(folder, entry.name)] : []));
}

function namesIn(folder: string): string[] {
  return entriesIn(folder).map(({ name }) => name);
}

/** Entries of a folder; empty if it is missing. */
function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
