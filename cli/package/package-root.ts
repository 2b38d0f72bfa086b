import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDictionary } from '#cli/json/guards.ts';

/**
 * Folder of the installed package, with schemas, themes, words and built-in brands: the nearest folder above this
 * module with brandgen's package.json. Works for sources and for the compiled command.
 */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!isOwnPackage(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('brandgen runs outside its own package.');
    folder = parent;
  }
  return folder;
}

function isOwnPackage(file: string): boolean {
  if (!existsSync(file)) return false;
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isDictionary(manifest) && manifest['name'] === 'brandgen';
}
