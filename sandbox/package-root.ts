import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { propertiesOf } from './json-object.ts';

/** Folder of the brandgen package, searched upwards from this file, since compiled files are elsewhere. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!isPackageRoot(folder)) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('No package.json of brandgen was found above this file.');
    folder = parent;
  }
  return folder;
}

function isPackageRoot(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  return propertiesOf(JSON.parse(readFileSync(file, 'utf8')))['name'] === 'brandgen';
}
