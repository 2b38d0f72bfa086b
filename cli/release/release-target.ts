import type { Preview } from './previews/preview.ts';
import type { PreviewRequest, ReleasedPreview } from './previews/preview-sites.ts';
import type { PrunedTarget } from './prune-target.ts';
import type { ReleaseManifest } from './release-manifest.ts';
import type { ReleasedSite, SitesToRelease } from './release-sites.ts';
import type { Releasers } from './releasers.ts';
import type { LastRollback, LastRollbackRequest, Rollback, RollbackRequest } from './roll-back.ts';
import type { StagingOfTarget } from './staging/staging.ts';

/** What colleagues see of a target, each with an address, a password and an end. */
export interface PreviewsOfTarget {
  readonly all: () => Preview[];
  /** Shows built sites at addresses of their own. @throws UsageError where that is not possible */
  readonly release: (request: PreviewRequest) => Promise<ReleasedPreview[]>;
  /** Removes the previews with a name, of the given brands or, without any, of all. @throws UsageError when no preview has the name */
  readonly remove: (name: string, brands: readonly string[]) => Promise<Preview[]>;
}

/** A target with what the commands do in it, whatever kind of place it is. */
export interface ReleaseTarget {
  readonly name: string;
  /** Environment of its sites; undefined for production. */
  readonly environment: string | undefined;
  /** Name of the variable with the key that signs releases. */
  readonly signFrom: string;
  /** Where it is, for machines. */
  readonly place: Readonly<Record<string, string>>;
  /** What is left for a person to do after something went live; empty if nothing is. */
  readonly afterwards: string;
  /** Its own list of who may release which brands; undefined if it has none. @throws UsageError if that cannot be read */
  releasers(): Promise<Releasers | undefined>;
  /** Writes that list, unless another command has. */
  createReleasers(releasers: Releasers): Promise<void>;
  /** Makes built sites live. Those of a brand get the same number, and none where all are what is live. */
  release(request: SitesToRelease): Promise<ReleasedSite[]>;
  /** Reads what is live of a brand back from a store, every byte. Undefined where the files are on a disk. @throws UsageError that names a file that differs */
  readonly prove: ((brand: string) => Promise<void>) | undefined;
  /** The releases of each live site of a brand, the live one first. @throws UsageError for a brand without any */
  releasesOf(brand: string): Promise<ReleaseManifest[][]>;
  /** Gives servers that are behind what is live in the folder. Undefined where a target has no servers. */
  readonly resume: (() => Promise<void>) | undefined;
  /** Makes an earlier release live again, as a release of its own. @throws UsageError when that is not possible */
  rollBack(request: RollbackRequest): Promise<Rollback>;
  /** Does so for every brand that the last command made live. */
  rollBackLast(request: LastRollbackRequest): Promise<LastRollback>;
  /** Undefined where no server asks for a password. */
  readonly previews: PreviewsOfTarget | undefined;
  /** Where releases cannot be staged, a sentence that says why. */
  readonly staging: StagingOfTarget | string;
  /** Removes what was replaced more days ago than its brand keeps it. */
  prune(now: Date): Promise<PrunedTarget>;
}
