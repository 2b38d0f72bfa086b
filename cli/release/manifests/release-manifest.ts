import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ManifestFile } from '#cli/build/seal.ts';
import { type Guard, hasShape, isNumber, isRecordOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import type { ReleasePlaces } from './release-places.ts';

/** The contents of `releases/<number>.json`: what went live, and who made it so. */
export interface ReleaseManifest {
  format: 1;
  /** Number from 1; the sites of a brand have the same. */
  release: number;
  brand: string;
  site: string;
  /** Name of the folder in `releases/` with the site, which follows from its bytes. */
  folder: string;
  /** Name of the folder in a store with an earlier build, which pages and records are stored as changes of. */
  from?: string;
  /** SHA-256 of all inputs of the build. */
  inputs: string;
  /** Name of the build, as its pages have it; missing for one of an earlier version of brandgen. */
  build?: string;
  /** ISO 8601. */
  time: string;
  /** Account and machine, `name@host`. */
  by: string;
  /** The workspace's commit; empty outside a repository. */
  commit: string;
  /** Number of the release that it goes back to; 0 for a new one. */
  rollback: number;
  /** Days that its files are kept after another release has replaced it. */
  keepDays: number;
  /** Environment that the site was built for; missing for production. */
  environment?: string;
  /** Percent of the visitors that it was first shown to; missing for a release that all got. */
  staged?: number;
  /** The release that was tested before, and the target that has it. */
  promoted?: { target: string; release: number };
  /** Signature by a releaser of the target, over all but the format. */
  signature?: { by: string; value: string };
  files: Record<string, Pick<ManifestFile, 'size' | 'sha256' | 'common'>>;
}

/** A brand's release as a command has decided it. */
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

/** What a manifest may have. */
const OPTIONAL: { readonly [Key in Optional]: Guard<NonNullable<ReleaseManifest[Key]>> } = {
  from: isText,
  build: isText,
  environment: isText,
  staged: isNumber,
  promoted: hasShape<NonNullable<ReleaseManifest['promoted']>>({ target: isText, release: isNumber }),
  signature: hasShape<NonNullable<ReleaseManifest['signature']>>({ by: isText, value: isText }),
};

const hasFiles = hasShape<Pick<ReleaseManifest, 'files'>>({
  files: isRecordOf(
    (file): file is ReleaseManifest['files'][string] =>
      hasShape<Pick<ManifestFile, 'size' | 'sha256'>>({ size: isNumber, sha256: isText })(file) &&
      (!('common' in file) || isText(file.common)),
  ),
});

/** Says whether a value is a manifest, apart from its format and its files. */
export function isReleaseFacts(value: unknown): value is Facts {
  const optional = Object.entries<Guard<unknown>>(OPTIONAL);
  return (
    hasFacts(value) && optional.every(([key, isFit]) => !Object.hasOwn(value, key) || isFit(Reflect.get(value, key)))
  );
}

/** Says whether a value is a manifest, apart from its format. */
export function isReleaseManifest(value: unknown): value is Omit<ReleaseManifest, 'format'> {
  return isReleaseFacts(value) && hasFiles(value);
}

/** Name of a manifest in the folder of the releases. */
export function manifestName(release: number): string {
  return `${release}.json`;
}

/** The readable manifests of a site, newest first; none for a site that was never released. */
export function readReleases({ releases }: ReleasePlaces): ReleaseManifest[] {
  return namesIn(releases)
    .filter((name) => /^\d+\.json$/.test(name))
    .flatMap((name) => readIfWhole(path.join(releases, name)) ?? [])
    .sort((a, b) => b.release - a.release);
}

/** One release of a site; undefined if its manifest is missing or torn. */
export function readRelease({ releases }: ReleasePlaces, release: number): ReleaseManifest | undefined {
  return readIfWhole(path.join(releases, manifestName(release)));
}

/** A torn one counts as none here; `liveReleases` describes it again if it was live. */
function readIfWhole(file: string): ReleaseManifest | undefined {
  try {
    return { format: 1, ...parseJson(readFileSync(file, 'utf8'), isReleaseManifest, file) };
  } catch {
    return undefined;
  }
}

/** The numbers of all manifests, torn ones too. */
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
