import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installedPackages } from '#cli/package/installed-packages.ts';
import type { FileIndex } from '../cache/file-index.ts';
import { digestOfParts } from '../digest.ts';

/** Inputs of the compiled files, other than the tools. */
const SOURCES = ['app', 'themes/contract.css.ts', 'schemas/generated', 'schemas/platform'];

const LOCKFILE = 'package-lock.json';

/** Tests and the kit page are part of no site, so changing them does not recompile it. */
const NO_SOURCE = /\.(test|spec)\.tsx?$|^app\/kit-page\//;

/** Digest of all inputs of a compilation: the site's sources, its packages, Node's version and brandgen's own code. */
export function sourceKey(root: string, tool: string, files: FileIndex): string {
  const sources = SOURCES.flatMap((source) => filesUnder(root, source)).filter((file) => !NO_SOURCE.test(file));
  const parts = sources.flatMap((file) => [file, files.digest(path.join(root, file))]);
  return digestOfParts([process.version, tool, ...parts, ...packagesOf(root, files)]);
}

/** Lockfile of a clone, or, as npm does not publish it, the installed packages. */
function packagesOf(root: string, files: FileIndex): string[] {
  const lockfile = path.join(root, LOCKFILE);
  return existsSync(lockfile) ? [LOCKFILE, files.digest(lockfile)] : installedPackages(root);
}

/** Digest of brandgen's own code and templates, so that a build by another version is not up to date. */
export function toolKey(root: string, codeFolder: string, files: FileIndex): string {
  const code = filesUnder(path.dirname(codeFolder), path.basename(codeFolder))
    .filter((file) => /\.[jt]s$/.test(file) && !NO_SOURCE.test(file))
    .map((file) => path.join(path.dirname(codeFolder), file));
  const templates = filesUnder(root, 'cli/templates').map((file) => path.join(root, file));
  return digestOfParts([...code, ...templates].map((file) => files.digest(file)));
}

/** Paths of all files at or below a path, relative to `root`, with forward slashes and in a fixed order. */
function filesUnder(root: string, source: string): string[] {
  if (path.extname(source) !== '') return [source];
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
