import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hasShape, isRecordOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';

const isNamed = hasShape({ name: isText, version: isText });
const isRanges = isRecordOf(isText);

/** Folder of a package as resolved from another folder; undefined if it is not installed. */
export function packageFolder(name: string, from: string): string | undefined {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  return places
    .map((parent) => path.join(parent, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
}

/** Declared dependencies of a package with their versions. Optional ones are in `peerDependencies`. */
export function wantedPackages(folder: string, kind: 'dependencies' | 'peerDependencies'): Record<string, string> {
  const dependencies: unknown = Reflect.get(readManifest(folder), kind);
  return isRanges(dependencies) ? dependencies : {};
}

/** `name@version` of all installed direct and transitive dependencies, sorted. */
export function installedPackages(root: string): string[] {
  const folders = new Set([root]);
  // Iteration over a set includes elements added during the loop.
  for (const folder of folders) {
    for (const name of Object.keys(wantedPackages(folder, 'dependencies'))) {
      const installed = packageFolder(name, folder);
      if (installed) folders.add(realpathSync(installed));
    }
  }
  folders.delete(root);
  return [...folders].map((folder) => nameAndVersion(folder)).sort();
}

function nameAndVersion(folder: string): string {
  const { name, version } = readManifest(folder);
  return `${name}@${version}`;
}

function readManifest(folder: string) {
  const file = path.join(folder, 'package.json');
  return parseJson(readFileSync(file, 'utf8'), isNamed, file);
}
