import { linkSync, lstatSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { temporarySuffix } from '#cli/system/write-atomically.ts';
import { provenBytes } from '../proof/proven-bytes.ts';
import { type FoundSite, listedFiles } from './compare-site.ts';
import { readManifest } from './published-site.ts';
import { isOurs } from './swap.ts';

/** A changed file that other sites of the output share by links. */
export interface SharedFile {
  /** Identifies the file on its disk, whatever its path. */
  readonly identity: string;
  /** Expected SHA-256. */
  readonly sha256: string;
  /** Its path in a site that is being rebuilt. */
  readonly source: string;
}

/** The changed files of a site that have further links. */
export function sharedFiles(siteFolder: string, { manifest, differences }: FoundSite): SharedFile[] {
  const listed = listedFiles(siteFolder, manifest);
  return differences.flatMap(({ file, kind }) => {
    const sha256 = listed.get(file);
    if (kind !== 'changed' || sha256 === undefined) return [];
    const source = path.join(siteFolder, file);
    const stats = lstatSync(source);
    return stats.isFile() && stats.nlink > 1 ? [{ identity: identityOf(source), sha256, source }] : [];
  });
}

/**
 * Repairs changed files in sites of an output that are not built in this run: each gets a link to the file of a rebuilt
 * site. The next build of a site finds what could not be repaired.
 */
export function mendLinks(out: string, shared: readonly SharedFile[]): void {
  if (shared.length === 0) return;
  const byIdentity = new Map(shared.map((file) => [file.identity, file]));
  for (const siteFolder of readdirSync(out).map((name) => path.join(out, name))) {
    const manifest = isOurs(siteFolder) ? readManifest(siteFolder) : undefined;
    for (const [file, sha256] of manifest ? listedFiles(siteFolder, manifest) : []) {
      const target = path.join(siteFolder, file);
      const shared = byIdentity.get(identityOf(target));
      if (shared?.sha256 === sha256) mend(shared, target);
    }
  }
}

function mend({ source, sha256 }: SharedFile, target: string): void {
  if (!provenBytes(source, sha256)) return;
  const draft = `${target}.${temporarySuffix()}`;
  linkSync(source, draft);
  renameSync(draft, target);
}

/** Empty if the file is missing. */
function identityOf(file: string): string {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}` : '';
}
