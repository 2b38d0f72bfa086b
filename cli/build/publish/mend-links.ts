import { linkSync, lstatSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { temporarySuffix } from '#cli/system/write-atomically.ts';
import { provenBytes } from '../proof/proven-bytes.ts';
import { type FoundSite, listedFiles } from './compare-site.ts';
import { readManifest } from './published-site.ts';
import { isOurs } from './swap.ts';

/** A changed file of a site that other sites of the output have too, by links. */
export interface SharedFile {
  /** Identifies the file on its disk, whatever its paths are. */
  readonly identity: string;
  /** SHA-256 of what it should hold. */
  readonly sha256: string;
  /** Its path in a site that is built again. */
  readonly source: string;
}

/** The changed files of a site that have other links. */
export function sharedFiles(place: string, { manifest, differences }: FoundSite): SharedFile[] {
  const listed = listedFiles(place, manifest);
  return differences.flatMap(({ file, kind }) => {
    const sha256 = listed.get(file);
    if (kind !== 'changed' || sha256 === undefined) return [];
    const source = path.join(place, file);
    const stats = lstatSync(source);
    return stats.isFile() && stats.nlink > 1 ? [{ identity: identityOf(source), sha256, source }] : [];
  });
}

/**
 * Mends changed files in the sites of an output that are not built in this run: each gets a link to the same file of a site that
 * was. What cannot be mended, the next build of that site finds.
 */
export function mendLinks(out: string, shared: readonly SharedFile[]): void {
  if (shared.length === 0) return;
  const byIdentity = new Map(shared.map((file) => [file.identity, file]));
  for (const place of readdirSync(out).map((name) => path.join(out, name))) {
    const manifest = isOurs(place) ? readManifest(place) : undefined;
    for (const [file, sha256] of manifest ? listedFiles(place, manifest) : []) {
      const target = path.join(place, file);
      const found = byIdentity.get(identityOf(target));
      if (found?.sha256 === sha256) mend(found, target);
    }
  }
}

function mend({ source, sha256 }: SharedFile, target: string): void {
  if (!provenBytes(source, sha256)) return;
  const draft = `${target}.${temporarySuffix()}`;
  linkSync(source, draft);
  renameSync(draft, target);
}

/** Empty for a file that is missing. */
function identityOf(file: string): string {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}` : '';
}
