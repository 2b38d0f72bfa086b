import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isFolder, type Workspace } from './workspace.ts';

/** Ids of the workspace's own brands and templates, sorted: the folders in brands/ that are not hidden. */
export function findBrands({ brands: [own] }: Workspace): string[] {
  const names = readdirSync(own).filter((name) => !name.startsWith('.'));
  return names.filter((name) => isFolder(join(own, name))).sort();
}
