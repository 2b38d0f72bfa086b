import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasShape, isListOf, isNumber, isRecordOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { ChangedFileError } from '../proof/proven-bytes.ts';
import type { ManifestFile } from '../seal.ts';
import { written } from '../site-file.ts';
import { EARLIER_FOLDER, isImmutable } from '../stamp/server/server-plan.ts';
import type { Placer } from './placer.ts';
import { type PublishedManifest, readManifest } from './published-site.ts';
import { EARLIER_FILE, isSealed } from './site-lists.ts';

/**
 * Contents of a site's `earlier/files.json`, newest build first. Each file is listed with the newest build that had it.
 */
export interface EarlierBuilds {
  builds: EarlierBuild[];
}

export interface EarlierBuild {
  /** SHA-256 of all inputs of the build. */
  inputs: string;
  /** When another build replaced it, in ISO 8601. */
  replaced: string;
  /** By path in the original site. The files are stored below `earlier/`. */
  files: Record<string, ManifestFile>;
}

const isEarlierBuilds = hasShape<EarlierBuilds>({
  builds: isListOf(
    hasShape<EarlierBuild>({
      inputs: isText,
      replaced: isText,
      files: isRecordOf(hasShape<ManifestFile>({ size: isNumber, sha256: isText })),
    }),
  ),
});

const DAY = 86_400_000;

/** Packed forms are not kept, as few visitors request these files. */
const PACKED = /\.(br|gz)$/;

export interface KeepRequest {
  /** The published site, which may be missing. */
  place: string;
  /** Folder of the site that replaces it. */
  folder: string;
  manifest: Pick<PublishedManifest, 'inputs' | 'files'>;
  /** Days that the files of a replaced build are kept. */
  keepDays: number;
  now: Date;
  placer: Placer;
}

/**
 * Adds the immutable files of recent builds to a new site, unless it has them or they no longer match the former site's
 * lists. @returns digest of the list of kept files
 */
export function keepEarlierBuilds({ place, folder, manifest, keepDays, now, placer }: KeepRequest): string | undefined {
  const former = formerSite(place);
  if (keepDays === 0 || former === undefined) return undefined;
  const since = now.getTime() - keepDays * DAY;
  const builds = buildsBefore(former, manifest, now).filter(({ replaced }) => Date.parse(replaced) >= since);
  if (builds.length === 0) return undefined;
  mkdirSync(path.join(folder, EARLIER_FOLDER));
  const folders = new Set<string>();
  const keep = ([file, { size, sha256 }]: [string, ManifestFile]) => {
    const kept = `${EARLIER_FOLDER}${file}`;
    const parent = path.join(folder, path.dirname(kept));
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return [file, kept].some((source) =>
      isPut(() => placer.put({ source: path.join(former, source), digest: sha256, size }, folder, kept)),
    );
  };
  const kept = builds.map(({ files, ...build }) => ({
    ...build,
    files: Object.fromEntries(Object.entries(files).filter(keep)),
  }));
  const list = written(`${JSON.stringify({ builds: kept } satisfies EarlierBuilds, null, 1)}\n`);
  writeFileSync(path.join(folder, EARLIER_FILE), list.bytes);
  return list.digest;
}

/** Folder of the replaced site; undefined if its lists have been changed, as they could then name any file. */
function formerSite(siteFolder: string): string | undefined {
  try {
    const folder = realpathSync(siteFolder);
    return isSealed(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Earlier builds with the files that the new one lacks. Builds without such files are omitted. */
function buildsBefore(former: string, { inputs, files }: KeepRequest['manifest'], now: Date): EarlierBuild[] {
  const last = readManifest(former);
  const own = last ? [{ inputs: last.inputs, replaced: now.toISOString(), files: immutable(last.files) }] : [];
  return [...own, ...readEarlier(former)]
    .filter((build) => build.inputs !== inputs)
    .map((build) => ({
      ...build,
      files: Object.fromEntries(Object.entries(build.files).filter(([file]) => !(file in files))),
    }))
    .filter((build) => Object.keys(build.files).length > 0);
}

function immutable(files: PublishedManifest['files']): EarlierBuild['files'] {
  const isKept = (file: string) => isImmutable(file) && !PACKED.test(file);
  return Object.fromEntries(Object.entries(files).filter(([file]) => isKept(file)));
}

/** Earlier builds that a site keeps; empty if the list is not readable. */
export function readEarlier(former: string): EarlierBuild[] {
  try {
    return parseJson(readFileSync(path.join(former, EARLIER_FILE), 'utf8'), isEarlierBuilds, EARLIER_FILE).builds;
  } catch {
    return [];
  }
}

/** Whether a file could be kept. It may have been changed, or removed by a concurrent build. */
function isPut(put: () => void): boolean {
  try {
    put();
    return true;
  } catch (error) {
    if (error instanceof ChangedFileError) return false;
    throw error;
  }
}
