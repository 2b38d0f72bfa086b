import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkTheme } from '#schemas/generated/config/theme.js';
import type { ThemeConfig } from '#schemas/generated/theme.ts';
import { isFolder } from '../workspace/workspace.ts';
import { type Report, readShared, type SharedFile } from './read-shared.ts';

/** A theme of that name, `unknown` when there is none, or `broken` when its file has problems (which are reported). */
export type FoundTheme = SharedFile<ThemeConfig> | 'unknown' | 'broken';

export function readTheme(name: string, folders: readonly string[], report: Report): FoundTheme {
  const files = folders.map((folder) => join(folder, name, 'theme.json'));
  const file = files.find((candidate) => existsSync(candidate));
  return file === undefined ? 'unknown' : (readShared(file, checkTheme, report) ?? 'broken');
}

/** Names of all themes, sorted. */
export function themeNames(folders: readonly string[]): string[] {
  const found = folders.filter(isFolder).flatMap((folder) => {
    return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'theme.json')));
  });
  return [...new Set(found)].sort();
}
