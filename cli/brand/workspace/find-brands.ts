import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isFolder, type Workspace } from './workspace.ts';

/** Ids of the workspace's own brands and templates, sorted: the folders in brands/ that are not hidden. */
export function findBrands({ brands: [own] }: Workspace): string[] {
  return foldersIn(own);
}

/** Ids of everything that a brand of the workspace may extend, sorted. */
export function findExtendable({ brands }: Workspace): string[] {
  return [...new Set(brands.flatMap(foldersIn))].sort();
}

function foldersIn(folder: string): string[] {
  if (!isFolder(folder)) return [];
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return names.filter((name) => isFolder(join(folder, name))).sort();
}
