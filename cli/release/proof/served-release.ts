import { MANIFEST_FILE } from '#cli/build/seal.ts';
import { signerOf } from '../signing/releasers.ts';
import type { ReleaseTarget } from '../targets/release-target.ts';
import type { ServedDifference, VerifiedAddress } from './verify-address.ts';

/** The release of a served build, according to its target. */
export interface ServedRelease {
  /** Number; undefined if no live or staged release has this build. */
  readonly release: number | undefined;
  /**
   * Null without a valid signature of one of the brand's releasers; undefined if the target has no list of releasers.
   */
  readonly signedBy: string | null | undefined;
  readonly differences: readonly ServedDifference[];
}

/** @throws UsageError if the target has no release of the brand */
export async function servedRelease(
  target: Pick<ReleaseTarget, 'releasers' | 'releasesOf' | 'staging'>,
  { brand, manifest }: Pick<VerifiedAddress, 'brand' | 'manifest'>,
): Promise<ServedRelease> {
  const [releasers, ofSites] = await Promise.all([target.releasers(), target.releasesOf(brand)]);
  const staged = typeof target.staging === 'string' ? [] : target.staging.all().map((stage) => stage.manifest);
  const shown = [...ofSites.flatMap(([live]) => live ?? []), ...staged];
  const release = shown.find(({ files }) => files[MANIFEST_FILE]?.sha256 === manifest);
  const signedBy = release && releasers && (signerOf(release, releasers) ?? null);
  return { release: release?.release, signedBy, differences: release ? unsigned(signedBy) : [differs('release')] };
}

function unsigned(signedBy: ServedRelease['signedBy']): ServedDifference[] {
  return signedBy === null ? [differs('unsigned')] : [];
}

function differs(kind: ServedDifference['kind']): ServedDifference {
  return { file: MANIFEST_FILE, kind };
}
