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
  /** Signs the manifests, where the target has a list of who may release. */
  readonly sign?: SignManifest | undefined;
}

/** Result of a release for one site. */
export interface ReleasedSite {
  readonly site: string;
  readonly brand: string;
  /** Number of the live release. */
  readonly release: number;
  /** False if the live release is the same build. */
  readonly isNew: boolean;
}

export interface RollbackRequest {
  /** Root of the workspace. */
  readonly root: string;
  readonly brand: string;
  /** The release to go back to; the one before the live one if undefined. */
  readonly to: number | undefined;
  /** Signs the manifests, where the target has a list of who may release. */
  readonly sign?: SignManifest | undefined;
}

export interface LastRollbackRequest extends Pick<RollbackRequest, 'root'> {
  /** Signs releases of some brands. @throws UsageError when one of them may not be released */
  readonly signFor?: (brands: readonly string[]) => Promise<SignManifest | undefined>;
}

export interface Rollback {
  /** The release that went back, and the one that it is again. */
  readonly release: number;
  readonly to: number;
  readonly sites: readonly string[];
}

/** Result for the brands that the last command had made live. */
export interface LastRollback {
  readonly rollbacks: readonly Rollback[];
  /** The brands that have no build before. */
  readonly stayed: readonly string[];
}

export interface PrunedSite {
  readonly site: string;
  /** Numbers of the releases that were removed, those that never went live among them. */
  readonly removed: readonly number[];
}

export interface PrunedTarget {
  readonly sites: readonly PrunedSite[];
  /** The previews that had ended; missing for a target that has none. */
  readonly previews?: readonly Pick<Preview, 'name' | 'brand'>[];
  /** Number of files that no site has any more. */
  readonly files: number;
}

export interface PreviewRequest {
  /** Root of the workspace. */
  readonly root: string;
  readonly name: string;
  readonly sites: readonly BuiltSite[];
  readonly expires: Date;
  /** The operator's own password; undefined to keep the preview's, or to make one. */
  readonly password: string | undefined;
}

/** A preview of one brand that was released. */
export interface ReleasedPreview extends Pick<Preview, 'name' | 'brand' | 'expires'> {
  readonly hosts: readonly string[];
  /** The password that the command has made; undefined for one that is known already. */
  readonly password: string | undefined;
}

/** A staged release of a site, beside the live one. */
export interface StagedRelease {
  /** Percent of the visitors who see it. */
  readonly share: number;
  readonly manifest: ReleaseManifest;
  readonly live: ReleaseManifest;
}

export interface EndRequest {
  /** Root of the workspace. */
  readonly root: string;
  readonly brands: readonly string[];
  /** Signs the manifests, where the target has a list of who may release. */
  readonly sign: SignManifest | undefined;
  /** The staged release that is meant; whichever there is if undefined. */
  readonly release?: number;
}

/** The release that ended a stage; every visitor sees it. */
export type EndedStage = Pick<ReleaseManifest, 'site' | 'brand' | 'release'> & {
  /** The release that it is again: the staged one, or the live one. */
  readonly of: number;
};

/** Stages releases in a target. */
export interface StagingOfTarget {
  /** Address of the sums of the sites' reports. */
  readonly reports: string | undefined;
  readonly all: () => StagedRelease[];
  /** @param shares percent of the visitors who see the staged release of each brand @throws UsageError for a brand without one */
  readonly setShares: (shares: ReadonlyMap<string, number>) => Promise<void>;
  /** Shows the staged releases of brands to every visitor. @throws UsageError for a brand without one */
  readonly finish: (request: EndRequest) => Promise<EndedStage[]>;
  /** Shows the live releases of such brands to every visitor. @throws UsageError for a brand without one */
  readonly stop: (request: EndRequest) => Promise<EndedStage[]>;
}

/** The previews of a target for colleagues, each with an address, a password and an end. */
export interface PreviewsOfTarget {
  readonly all: () => Preview[];
  /** Shows built sites at addresses of their own. @throws UsageError where that is not possible */
  readonly release: (request: PreviewRequest) => Promise<ReleasedPreview[]>;
  /** Removes the previews with a name, of the given brands or, without any, of all. @throws UsageError when no preview has the name */
  readonly remove: (name: string, brands: readonly string[]) => Promise<Preview[]>;
}

/** A target with what the commands do in it, whatever kind of place it is. */
export interface ReleaseTarget extends GuardedTarget {
  /** Environment of its sites; undefined for production. */
  readonly environment: string | undefined;
  /** Its place, for machines. */
  readonly place: Readonly<Record<string, string>>;
  /** A step left for a person after something went live; empty without one. */
  readonly afterwards: string;
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
  /** A sentence that says why, for a target that cannot stage releases. */
  readonly staging: StagingOfTarget | string;
  /** Removes what was replaced more days ago than its brand keeps it. */
  prune(now: Date): Promise<PrunedTarget>;
}
