import type { BuiltSite } from '#cli/build/built-site.ts';
import { digestOfParts } from '#cli/build/digest.ts';
import { hasShape, isText } from '#cli/json/guards.ts';
import { describeBuild } from '#cli/release/builds/prepare-release.ts';

/** The release of one brand to a store, as a worker is asked for it. It holds no files and no secrets. */
export interface ReleaseJob {
  readonly brand: string;
  /** Name of the target in `brandgen.json`. */
  readonly target: string;
  /** Location of the target: two workspaces may use one name for two places. */
  readonly place: string;
  /** Digest of what is released, which the worker has to reach by a build of its own. */
  readonly digest: string;
  /** Commit of the workspace that asked for it; empty outside a repository. */
  readonly commit: string;
}

export const isReleaseJob = hasShape<ReleaseJob>({
  brand: isText,
  target: isText,
  place: isText,
  digest: isText,
  commit: isText,
});

/** Digest of the sites of a brand, whatever folder and machine they were built in. */
export function releaseDigest(sites: readonly Pick<BuiltSite, 'site' | 'folder'>[]): string {
  return digestOfParts(sites.flatMap(({ site, folder }) => [site, describeBuild(folder).folder]));
}

/** A store's place, as its target has it for machines, in one text. */
export function storePlace({ endpoint = '', bucket = '', prefix = '' }: Readonly<Record<string, string>>): string {
  return `${endpoint}/${bucket}/${prefix}`;
}
