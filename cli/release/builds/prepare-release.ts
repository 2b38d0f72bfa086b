import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { digest } from '#cli/build/digest.ts';
import { compareFiles, type DigestOf } from '#cli/build/proof/compare-files.ts';
import { type PublishedManifest, readManifest } from '#cli/build/publish/published-site.ts';
import { MANIFEST_FILE } from '#cli/build/seal.ts';
import { isImmutable } from '#cli/build/stamp/server/server-plan.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { temporarySuffix } from '#cli/system/write-atomically.ts';
import type { ReleaseManifest } from '../manifests/release-manifest.ts';
import type { ReleasePlaces } from '../manifests/release-places.ts';
import type { FileStore } from './file-store.ts';

export interface PreparedSite {
  /** Name of its folder in `releases/`. */
  readonly folder: string;
  /** SHA-256 of all inputs of the build. */
  readonly inputs: string;
  /** Name of the build; undefined for a build by an earlier version of brandgen. */
  readonly build?: string;
  /** Every file in the folder. */
  readonly files: ReleaseManifest['files'];
}

/** Number of digits of a manifest's digest in the name of a build's folder. */
const NAME_LENGTH = 16;

/**
 * Copies a built site into its target without showing it: immutable files first, then the site into a folder that is
 * renamed when complete. An existing copy is verified and kept. @param site folder of the built site @throws
 * ChangedFileError if a file of the site has changed since the build
 */
export function prepareRelease(site: string, places: ReleasePlaces, store: FileStore): PreparedSite {
  const build = describeBuild(site);
  const { folder, files } = build;
  const place = path.join(places.releases, folder);
  const put = (target: string, isWanted: (file: string) => boolean) => {
    for (const [file, { sha256 }] of Object.entries(files)) {
      if (!isWanted(file)) continue;
      mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
      store.put(path.join(site, file), sha256, path.join(target, file));
    }
  };
  put(places.files, isImmutable);
  if (!isWhole(place, files)) {
    const draft = `${place}.${temporarySuffix()}`;
    put(draft, () => true);
    rmSync(place, { recursive: true, force: true });
    renameSync(draft, place);
  }
  return build;
}

/** Describes a built site by its manifest. @param site folder @throws UsageError for any other folder */
export function describeBuild(site: string): PreparedSite {
  const manifest = readManifest(site);
  if (!manifest) throw new UsageError(`${site} holds no built site: it has no readable ${MANIFEST_FILE}.`);
  return describeManifest(manifest, readFileSync(path.join(site, MANIFEST_FILE)));
}

/** @param own bytes of the manifest */
export function describeManifest(manifest: PublishedManifest, own: Uint8Array): PreparedSite {
  const facts = Object.entries(manifest.files).map(([file, { size, sha256, common }]) => {
    return [file, { size, sha256, ...(common !== undefined && { common }) }] as const;
  });
  const files = { ...Object.fromEntries(facts), [MANIFEST_FILE]: { size: own.length, sha256: digest(own) } };
  const { inputs, build } = manifest;
  return { folder: digest(own).slice(0, NAME_LENGTH), inputs, ...(build !== undefined && { build }), files };
}

/** Whether a release's folder is unchanged since its build. */
export function isWhole(folder: string, files: ReleaseManifest['files'], digestOf?: DigestOf): boolean {
  const sums = new Map(Object.entries(files).map(([file, { sha256 }]) => [file, sha256]));
  return existsSync(folder) && compareFiles(folder, sums, digestOf).length === 0;
}
