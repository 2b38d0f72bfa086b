import { UsageError } from '#cli/problems/usage-error.ts';
import { compareFiles, type Difference, type DigestOf } from '../proof/compare-files.ts';
import { MANIFEST_FILE } from '../seal.ts';
import { EARLIER_FOLDER } from '../stamp/server/server-plan.ts';
import { readEarlier } from './earlier-builds.ts';
import { type PublishedManifest, readManifest } from './published-site.ts';
import { isSealed, LISTS } from './site-lists.ts';

export interface ComparedSite {
  readonly brand: string;
  /** Number of files that the two lists have. */
  readonly files: number;
  /** Number of English texts by language; empty except in a draft. */
  readonly draft: Readonly<Record<string, number>>;
  readonly differences: readonly Difference[];
}

/**
 * Compares a site's files with its manifest, and files of earlier builds with their list. @throws UsageError for a
 * folder without a manifest
 */
export function compareSite(folder: string): ComparedSite {
  const manifest = readManifest(folder);
  if (!manifest) throw new UsageError(`${folder} holds no built site: it has no readable ${MANIFEST_FILE}.`);
  const { brand, draft = {} } = manifest;
  const files = listedFiles(folder, manifest);
  return { brand, files: files.size, draft, differences: differencesIn(folder, files, isSealed(folder)) };
}

/** A published site made from the given inputs. */
export interface FoundSite {
  readonly manifest: PublishedManifest;
  /** Empty if every byte is as it was built. */
  readonly differences: readonly Difference[];
}

/** The published site if it was made from these inputs and is readable. */
export function findSite(siteFolder: string, inputs: string, digestOf: DigestOf): FoundSite | undefined {
  const manifest = readManifest(siteFolder);
  if (manifest?.inputs !== inputs) return undefined;
  try {
    // Without a seal, nothing proves that the lists are unchanged.
    const sealed = isSealed(siteFolder);
    if (sealed === undefined) return undefined;
    return { manifest, differences: differencesIn(siteFolder, listedFiles(siteFolder, manifest), sealed, digestOf) };
  } catch {
    // A concurrent build may have removed it, or a file is not readable.
    return undefined;
  }
}

/** SHA-256 of every file that a site lists, by its path. */
export function listedFiles(folder: string, { files }: PublishedManifest): Map<string, string> {
  const own = Object.entries(files).map(([file, { sha256 }]) => [file, sha256] as const);
  const earlier = readEarlier(folder).flatMap((build) =>
    Object.entries(build.files).map(([file, { sha256 }]) => [`${EARLIER_FOLDER}${file}`, sha256] as const),
  );
  return new Map([...own, ...earlier]);
}

/** Compares a copy of a site, which has no seal, with its own lists only. */
function differencesIn(
  folder: string,
  files: ReadonlyMap<string, string>,
  sealed: boolean | undefined,
  digestOf?: DigestOf,
): Difference[] {
  const differences = compareFiles(folder, files, digestOf).filter(
    ({ file, kind }) => kind !== 'surplus' || !LISTS.includes(file),
  );
  return sealed === false ? [...differences, { file: MANIFEST_FILE, kind: 'changed' }] : differences;
}
