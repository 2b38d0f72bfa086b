import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the running code: `cli/` of the sources, or `dist/cli/` when compiled. */
export function codeFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (basename(folder) !== 'cli' && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
