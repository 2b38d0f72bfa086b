import type { BuiltSite } from '#cli/build/built-site.ts';
import type { ReleaseManifest, ReleaseTerms } from '../manifests/release-manifest.ts';
import type { Preview } from '../previews/preview.ts';
import type { GuardedTarget } from '../signing/authorise.ts';
import type { SignManifest } from '../signing/releasers.ts';

export interface SitesToRelease {
  /** Root of the workspace. */
  readonly root: string;
  readonly sites: readonly BuiltSite[];
  readonly termsOf: (brand: string) => ReleaseTerms;
  /** Signs the manifests, if the target has a list of releasers. */
  readonly sign?: SignManifest | undefined;
}

/** Result of a release for one site. */
export interface ReleasedSite {
  readonly site: string;
  readonly brand: string;
  /** Number of the live release. */
  readonly release: number;
  /** False if this build was live already. */
  readonly isNew: boolean;
}

export interface RollbackRequest {
  /** Root of the workspace. */
  readonly root: string;
  readonly brand: string;
  /** Number of the release to restore; undefined for the one before the live one. */
  readonly to: number | undefined;
  /** Signs the manifests, if the target has a list of releasers. */
  readonly sign?: SignManifest | undefined;
}

export interface LastRollbackRequest extends Pick<RollbackRequest, 'root'> {
  /** Returns the signer for some brands. @throws UsageError if one of them may not be released */
  readonly signFor?: (brands: readonly string[]) => Promise<SignManifest | undefined>;
}

export interface Rollback {
  /** The new release, and the one that it restores. */
  readonly release: number;
  readonly to: number;
  readonly sites: readonly string[];
}

/** Result of rolling back the brands of the last release command. */
export interface LastRollback {
  readonly rollbacks: readonly Rollback[];
  /** Brands without a previous build. */
  readonly stayed: readonly string[];
}

export interface PrunedSite {
  readonly site: string;
  /** Numbers of the removed releases, including some that never went live. */
  readonly removed: readonly number[];
}

export interface PrunedTarget {
  readonly sites: readonly PrunedSite[];
  /** Expired previews; undefined for a target without previews. */
  readonly previews?: readonly Pick<Preview, 'name' | 'brand'>[];
  /** Number of files that no site uses any more. */
  readonly files: number;
}

export interface PreviewRequest {
  /** Root of the workspace. */
  readonly root: string;
  readonly name: string;
  readonly sites: readonly BuiltSite[];
  readonly expires: Date;
  /** The operator's own password; undefined to keep the preview's or to generate one. */
  readonly password: string | undefined;
}

/** A released preview of one brand. */
export interface ReleasedPreview extends Pick<Preview, 'name' | 'brand' | 'expires'> {
  readonly hosts: readonly string[];
  /** A newly generated password; undefined if it is known already. */
  readonly password: string | undefined;
}

/** A site's staged release. */
export interface StagedRelease {
  /** Percent of visitors who get it. */
  readonly share: number;
  readonly manifest: ReleaseManifest;
  readonly live: ReleaseManifest;
}

export interface EndRequest {
  /** Root of the workspace. */
  readonly root: string;
  readonly brands: readonly string[];
  /** Signs the manifests, if the target has a list of releasers. */
  readonly sign: SignManifest | undefined;
  /** Number of the expected staged release; undefined for any. */
  readonly release?: number;
}

/** The release that ended a stage, for every visitor. */
export type EndedStage = Pick<ReleaseManifest, 'site' | 'brand' | 'release'> & {
  /** Number of the restored release: the staged or the live one. */
  readonly of: number;
};

export interface StagingOfTarget {
  /** Address of the summed reports of the sites. */
  readonly reports: string | undefined;
  readonly all: () => StagedRelease[];
  /**
   * @param shares percent of visitors who get the staged release, by brand @throws UsageError for a brand without one
   */
  readonly setShares: (shares: ReadonlyMap<string, number>) => Promise<void>;
  /** Makes the staged releases of brands live for every visitor. @throws UsageError for a brand without one */
  readonly finish: (request: EndRequest) => Promise<EndedStage[]>;
  /** Keeps the live releases of such brands, for every visitor. @throws UsageError for a brand without one */
  readonly stop: (request: EndRequest) => Promise<EndedStage[]>;
}

/** Previews of a target for colleagues, each with its own address, password and expiry. */
export interface PreviewsOfTarget {
  readonly all: () => Preview[];
  /** Releases built sites as previews. @throws UsageError if that is not possible */
  readonly release: (request: PreviewRequest) => Promise<ReleasedPreview[]>;
  /**
   * Removes previews by name, of the given brands, or of all if empty. @throws UsageError if no preview has the name
   */
  readonly remove: (name: string, brands: readonly string[]) => Promise<Preview[]>;
}

/** A target with its operations, whatever its kind. */
export interface ReleaseTarget extends GuardedTarget {
  /** Environment of its sites; undefined for production. */
  readonly environment: string | undefined;
  /** Location of the target, for machines. */
  readonly place: Readonly<Record<string, string>>;
  /** Step that remains for a person after a release; empty if none. */
  readonly afterwards: string;
  /** Makes built sites live. The sites of a brand get the same number, and none if all are live already. */
  release(request: SitesToRelease): Promise<ReleasedSite[]>;
  /**
   * Reads every byte of a brand's live release back from a store; undefined for a folder on disk. @throws UsageError
   * naming a file that differs
   */
  readonly prove: ((brand: string) => Promise<void>) | undefined;
  /** Releases of each live site of a brand, the live one first. @throws UsageError for a brand without releases */
  releasesOf(brand: string): Promise<ReleaseManifest[][]>;
  /** Updates servers that are behind the folder; undefined without servers. */
  readonly resume: (() => Promise<void>) | undefined;
  /** Makes an earlier release live again, as a new release. @throws UsageError if that is not possible */
  rollBack(request: RollbackRequest): Promise<Rollback>;
  /** Rolls back every brand of the last release command. */
  rollBackLast(request: LastRollbackRequest): Promise<LastRollback>;
  /** Undefined if no server can ask for a password. */
  readonly previews: PreviewsOfTarget | undefined;
  /** A text with the reason, if the target cannot stage releases. */
  readonly staging: StagingOfTarget | string;
  /** Removes releases that were replaced longer ago than their brand keeps them. */
  prune(now: Date): Promise<PrunedTarget>;
}
