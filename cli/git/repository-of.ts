import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder at or above a folder that is the root of a Git repository, else the folder itself. */
export function repositoryOf(folder: string): string {
  for (let current = folder; ; current = dirname(current)) {
    // It is a file in a linked worktree and in a submodule.
    if (existsSync(join(current, '.git'))) return current;
    if (current === dirname(current)) return folder;
  }
}
