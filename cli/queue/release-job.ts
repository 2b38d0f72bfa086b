import type { BuiltSite } from '#cli/build/built-site.ts';
import { digestOfParts } from '#cli/build/digest.ts';
import { hasShape, isText } from '#cli/json/guards.ts';
import { describeBuild } from '#cli/release/builds/prepare-release.ts';

/** Request to release one brand to a store. Contains no files and no secrets. */
export interface ReleaseJob {
  readonly brand: string;
  /** Name of the target in `brandgen.json`. */
  readonly target: string;
  /** Location of the target, as two workspaces may use the same name for different places. */
  readonly place: string;
  /** Digest of the release. The worker's own build must have the same. */
  readonly digest: string;
  /** Commit of the requesting workspace; empty outside a repository. */
  readonly commit: string;
}

export const isReleaseJob = hasShape<ReleaseJob>({
  brand: isText,
  target: isText,
  place: isText,
  digest: isText,
  commit: isText,
});

/** Digest of a brand's sites. Does not depend on the folder and machine of the build. */
export function releaseDigest(sites: readonly Pick<BuiltSite, 'site' | 'folder'>[]): string {
  return digestOfParts(sites.flatMap(({ site, folder }) => [site, describeBuild(folder).folder]));
}

/** Location of a store as text. */
export function storePlace({ endpoint = '', bucket = '', prefix = '' }: Readonly<Record<string, string>>): string {
  return `${endpoint}/${bucket}/${prefix}`;
}
