import { linkSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasShape, isListOf, isNumber, isRecordOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import type { ManifestFile } from '../seal.ts';
import { EARLIER_FOLDER, IMMUTABLE_FOLDERS } from '../stamp/server/server-plan.ts';
import { type PublishedManifest, readManifest } from './published-site.ts';

/** The contents of a site's `earlier/files.json`, newest build first. A file is listed with the newest build that had it. */
export interface EarlierBuilds {
  builds: EarlierBuild[];
}

export interface EarlierBuild {
  /** SHA-256 of all inputs of the build. */
  inputs: string;
  /** By their path in the site that the build made; below `earlier/` here. */
  files: Record<string, ManifestFile>;
}

/** The list of them, by its path in a site. */
export const EARLIER_FILE = `${EARLIER_FOLDER}files.json`;

const isEarlierBuilds = hasShape<EarlierBuilds>({
  builds: isListOf(
    hasShape<EarlierBuild>({
      inputs: isText,
      files: isRecordOf(hasShape<ManifestFile>({ size: isNumber, sha256: isText })),
    }),
  ),
});

/** A packed form of a file; a server packs what few visitors request. */
const PACKED = /\.(br|gz)$/;

export interface KeepRequest {
  /** The published site, which may be missing. */
  place: string;
  /** Folder of the site that replaces it. */
  folder: string;
  manifest: Pick<PublishedManifest, 'inputs' | 'files'>;
  /** How many builds to keep. */
  count: number;
}

/**
 * Links the immutable files of the last builds into a new site, as far as it does not have them itself. Reads no file's bytes:
 * the former site's own lists name and describe them.
 */
export function keepEarlierBuilds({ place, folder, manifest, count }: KeepRequest): void {
  const former = formerSite(place);
  if (count === 0 || former === undefined) return;
  const builds = buildsBefore(former, manifest).slice(0, count);
  if (builds.length === 0) return;
  mkdirSync(path.join(folder, EARLIER_FOLDER));
  const folders = new Set<string>();
  const link = (file: string) => {
    const target = path.join(folder, EARLIER_FOLDER, file);
    const parent = path.dirname(target);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return linkFirst([path.join(former, file), path.join(former, EARLIER_FOLDER, file)], target);
  };
  const kept = builds.map(({ inputs, files }) => ({
    inputs,
    files: Object.fromEntries(Object.entries(files).filter(([file]) => link(file))),
  }));
  writeFileSync(
    path.join(folder, EARLIER_FILE),
    `${JSON.stringify({ builds: kept } satisfies EarlierBuilds, null, 1)}\n`,
  );
}

/** The folder that the site's link points to: another process may point it elsewhere meanwhile. */
function formerSite(place: string): string | undefined {
  try {
    return realpathSync(place);
  } catch {
    return undefined;
  }
}

/** The builds before a new one, without the files that it has too. */
function buildsBefore(former: string, { inputs, files }: KeepRequest['manifest']): EarlierBuild[] {
  const last = readManifest(former);
  const all = [...(last ? [{ inputs: last.inputs, files: immutable(last.files) }] : []), ...readEarlier(former)];
  return all
    .filter((build) => build.inputs !== inputs)
    .map((build) => ({
      inputs: build.inputs,
      files: Object.fromEntries(Object.entries(build.files).filter(([file]) => !(file in files))),
    }));
}

function immutable(files: PublishedManifest['files']): EarlierBuild['files'] {
  const isKept = (file: string) => IMMUTABLE_FOLDERS.some((folder) => file.startsWith(folder)) && !PACKED.test(file);
  return Object.fromEntries(Object.entries(files).filter(([file]) => isKept(file)));
}

/** The builds that a site keeps; none without a readable list. */
export function readEarlier(former: string): EarlierBuild[] {
  try {
    return parseJson(readFileSync(path.join(former, EARLIER_FILE), 'utf8'), isEarlierBuilds, EARLIER_FILE).builds;
  } catch {
    return [];
  }
}

/** Whether one of the files was there. A build of the same brand at the same time may have removed the former site. */
function linkFirst(sources: readonly string[], target: string): boolean {
  return sources.some((source) => {
    try {
      linkSync(source, target);
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
      throw error;
    }
  });
}
