import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { propertiesOf } from './json-object.ts';

/** Folder of the package brandgen, found upwards from this file, wherever it was compiled to. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!isPackageRoot(folder)) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The package.json of brandgen was not found above its own files.');
    folder = parent;
  }
  return folder;
}

function isPackageRoot(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  return propertiesOf(JSON.parse(readFileSync(file, 'utf8')))['name'] === 'brandgen';
}
