import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildManifest } from '#cli/build/seal.ts';

export function readManifest(site: string): BuildManifest {
  return JSON.parse(readFileSync(join(site, 'build-manifest.json'), 'utf8'));
}

/** Files that differ from the site's manifest: missing, changed or surplus. Empty for a complete site. */
export function faultsOf(site: string): string[] {
  const { files } = readManifest(site);
  const present = filesOf(site).filter((file) => file !== 'build-manifest.json');
  const surplus = present.filter((file) => !(file in files)).map((file) => `surplus ${file}`);
  const wrong = Object.entries(files).flatMap(([file, { sha256 }]) => {
    if (!present.includes(file)) return `missing ${file}`;
    return digestOf(join(site, file)) === sha256 ? [] : `changed ${file}`;
  });
  return [...surplus, ...wrong];
}

/** Paths of a site's files, relative to it, sorted. */
export function filesOf(site: string): string[] {
  const root = realpathSync(site);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
