import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder from a folder upwards that is the root of a Git repository, or else the folder itself. */
export function repositoryOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    // A file in a linked worktree and in a submodule.
    if (existsSync(join(at, '.git'))) return at;
    if (at === dirname(at)) return folder;
  }
}
