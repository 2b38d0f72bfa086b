import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ManifestFile } from '#cli/build/seal.ts';
import { type Guard, hasShape, isNumber, isRecordOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import type { ReleasePlaces } from './release-places.ts';

/** Contents of `releases/<number>.json`: the release and its origin. */
export interface ReleaseManifest {
  format: 1;
  /** Number from 1, the same for all sites of the brand. */
  release: number;
  brand: string;
  site: string;
  /** Folder in `releases/` with the site. Its name is derived from the site's bytes. */
  folder: string;
  /** Folder in a store with the earlier build of which pages and records are stored as changes. */
  from?: string;
  /** SHA-256 of all inputs of the build. */
  inputs: string;
  /** Name of the build, as in its pages; undefined for a build by an earlier version of brandgen. */
  build?: string;
  /** ISO 8601. */
  time: string;
  /** Account and machine, `name@host`. */
  by: string;
  /** The workspace's commit; empty outside a repository. */
  commit: string;
  /** Number of the release that it restores; 0 for a new build. */
  rollback: number;
  /** Days for which its files are kept after it has been replaced. */
  keepDays: number;
  /** Environment of the build; undefined for production. */
  environment?: string;
  /** Percent of visitors who got it first; undefined for a release to all. */
  staged?: number;
  /** The tested release that it was promoted from, and its target. */
  promoted?: { target: string; release: number };
  /** Signature of one of the target's releasers over everything except the format. */
  signature?: { by: string; value: string };
  files: Record<string, Pick<ManifestFile, 'size' | 'sha256' | 'common'>>;
}

/** Terms of a brand's release, set by the command. */
export type ReleaseTerms = Pick<ReleaseManifest, 'keepDays' | 'environment' | 'promoted' | 'staged'>;

type Facts = Omit<ReleaseManifest, 'format' | 'files'>;
type Optional = 'from' | 'build' | 'environment' | 'staged' | 'promoted' | 'signature';

const hasFacts = hasShape<Omit<Facts, Optional>>({
  release: isNumber,
  brand: isText,
  site: isText,
  folder: isText,
  inputs: isText,
  time: isText,
  by: isText,
  commit: isText,
  rollback: isNumber,
  keepDays: isNumber,
});

const OPTIONAL: { readonly [Key in Optional]: Guard<NonNullable<ReleaseManifest[Key]>> } = {
  from: isText,
  build: isText,
  environment: isText,
  staged: isNumber,
  promoted: hasShape<NonNullable<ReleaseManifest['promoted']>>({ target: isText, release: isNumber }),
  signature: hasShape<NonNullable<ReleaseManifest['signature']>>({ by: isText, value: isText }),
};

const hasSum = hasShape<Pick<ManifestFile, 'size' | 'sha256'>>({ size: isNumber, sha256: isText });

const hasFiles = hasShape<Pick<ReleaseManifest, 'files'>>({
  files: isRecordOf(
    (file): file is ReleaseManifest['files'][string] => hasSum(file) && (!('common' in file) || isText(file.common)),
  ),
});

/** Whether a value is a manifest, apart from its format and files. */
export function isReleaseFacts(value: unknown): value is Facts {
  const optional = Object.entries<Guard<unknown>>(OPTIONAL);
  return (
    hasFacts(value) && optional.every(([key, isFit]) => !Object.hasOwn(value, key) || isFit(Reflect.get(value, key)))
  );
}

/** Whether a value is a manifest, apart from its format. */
export function isReleaseManifest(value: unknown): value is Omit<ReleaseManifest, 'format'> {
  return isReleaseFacts(value) && hasFiles(value);
}

export function manifestName(release: number): string {
  return `${release}.json`;
}

/** Readable manifests of a site, newest first; empty for a site without releases. */
export function readReleases({ releases }: ReleasePlaces): ReleaseManifest[] {
  return namesIn(releases)
    .filter((name) => /^\d+\.json$/.test(name))
    .flatMap((name) => readIfWhole(path.join(releases, name)) ?? [])
    .sort((a, b) => b.release - a.release);
}

/** A release of a site; undefined if its manifest is missing or damaged. */
export function readRelease({ releases }: ReleasePlaces, release: number): ReleaseManifest | undefined {
  return readIfWhole(path.join(releases, manifestName(release)));
}

/** Undefined for a damaged manifest. `liveReleases` reconstructs it if it was live. */
function readIfWhole(file: string): ReleaseManifest | undefined {
  try {
    return { format: 1, ...parseJson(readFileSync(file, 'utf8'), isReleaseManifest, file) };
  } catch {
    return undefined;
  }
}

/** Numbers of all manifests, including damaged ones. */
export function takenNumbers({ releases }: ReleasePlaces): number[] {
  return namesIn(releases).flatMap((name) => (/^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : []));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
