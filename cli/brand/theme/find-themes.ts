import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isFolder } from '../workspace/workspace.ts';

/** The file of a theme in the first folder that has it. */
export function themeFile(name: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => join(folder, name, 'theme.json')).find((file) => existsSync(file));
}

/** Names of all themes, sorted. */
export function themeNames(folders: readonly string[]): string[] {
  const found = folders.filter(isFolder).flatMap((folder) => {
    return readdirSync(folder).filter((name) => themeFile(name, [folder]) !== undefined);
  });
  return [...new Set(found)].sort();
}
