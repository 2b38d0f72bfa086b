import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { EarlierBuilds } from '#cli/build/publish/earlier-builds.ts';
import type { BuildManifest } from '#cli/build/seal.ts';

const EARLIER_LIST = 'earlier/files.json';

export function readManifest(site: string): BuildManifest {
  return JSON.parse(readFileSync(join(site, 'build-manifest.json'), 'utf8'));
}

/** The builds whose files a site keeps, newest first. */
export function readEarlier(site: string): EarlierBuilds['builds'] {
  const list = join(site, EARLIER_LIST);
  if (!existsSync(list)) return [];
  const { builds }: EarlierBuilds = JSON.parse(readFileSync(list, 'utf8'));
  return builds;
}

/** Files that differ from the site's manifest and its list of earlier builds: missing, changed or surplus. */
export function faultsOf(site: string): string[] {
  const kept = readEarlier(site).flatMap((build) => Object.entries(build.files));
  const earlier = kept.map(([file, facts]) => [`earlier/${file}`, facts] as const);
  const files = { ...readManifest(site).files, ...Object.fromEntries(earlier) };
  const present = filesOf(site).filter((file) => file !== 'build-manifest.json' && file !== EARLIER_LIST);
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
