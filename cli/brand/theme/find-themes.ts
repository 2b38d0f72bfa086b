import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type FileAtHome, isPresent, placeIn } from '../source/home.ts';
import { isFolder } from '../workspace/workspace.ts';

/** The file of a theme in the first folder that has it. */
export function themeFile(name: string, folders: readonly string[]): FileAtHome | undefined {
  const places = folders.flatMap((home) => {
    const folder = placeIn(home, name);
    return folder === undefined ? [] : [{ file: join(folder, 'theme.json'), home }];
  });
  return places.find(({ file }) => isPresent(file));
}

/** Names of all themes, sorted. */
export function themeNames(folders: readonly string[]): string[] {
  const names = folders.filter(isFolder).flatMap((folder) => {
    return readdirSync(folder).filter((name) => themeFile(name, [folder]) !== undefined);
  });
  return [...new Set(names)].sort();
}
