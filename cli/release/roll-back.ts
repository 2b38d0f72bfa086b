import path from 'node:path';
import { UsageError } from '#cli/commands/usage-error.ts';
import { goLive } from './go-live.ts';
import { liveReleases } from './live-release.ts';
import { withLock } from './lock-target.ts';
import { isWhole } from './prepare-release.ts';
import { type ReleaseManifest, takenNumbers } from './release-manifest.ts';
import { releaseOrigin } from './release-origin.ts';
import { placesOf, type ReleasePlaces } from './release-places.ts';
import { type SignManifest, withSignature } from './releasers.ts';
import { sitesOfBrand } from './sites-of-brand.ts';
import type { Target } from './target.ts';

export interface RollbackRequest {
  /** Root of the workspace. */
  readonly root: string;
  readonly brand: string;
  /** The release to go back to; the one before the live one if undefined. */
  readonly to: number | undefined;
  /** Signs the manifests, where the target has a list of who may release. */
  readonly sign?: SignManifest | undefined;
}

export interface Rollback {
  /** The release that went back, and the one that it is again. */
  readonly release: number;
  readonly to: number;
  readonly sites: readonly string[];
}

/**
 * Makes an earlier release of a brand live again, as a release of its own.
 * @throws UsageError when there is no such release, its files are gone, or the web server refuses
 */
export async function rollBack(target: Target, { root, brand, to, sign }: RollbackRequest): Promise<Rollback> {
  return withLock(target, async () => {
    const sites = sitesOfBrand(target, brand).map((site) => {
      const places = placesOf(target.folder, site);
      return { site, places, releases: liveReleases(places) };
    });
    const number = to ?? numberBefore(sites, brand);
    const release = Math.max(...sites.flatMap(({ places }) => takenNumbers(places))) + 1;
    const origin = await releaseOrigin(root);
    const manifests = sites.flatMap(({ places, releases }): ReleaseManifest[] => {
      const found = releases.find((manifest) => manifest.release === number);
      if (!found) return [];
      assertWhole(found, places);
      return [{ ...withSignature({ ...found, ...origin, release, rollback: number }, sign), format: 1 }];
    });
    if (manifests.length === 0) throw noSuchRelease(brand, number, sites);
    await goLive(target, manifests);
    return { release, to: number, sites: manifests.map(({ site }) => site) };
  });
}

/** A site of a brand. */
interface ReleasedSites {
  /** Newest first. */
  readonly releases: readonly ReleaseManifest[];
}

/**
 * The newest release that was another build than the live one, in any site of the brand.
 * @throws UsageError if every release of the brand is the same build
 */
export function numberBefore(sites: readonly ReleasedSites[], brand: string): number {
  const numbers = sites.flatMap(({ releases: [live, ...earlier] }) => {
    const before = earlier.find(({ folder }) => folder !== live?.folder);
    return before ? [before.release] : [];
  });
  if (numbers.length > 0) return Math.max(...numbers);
  throw new UsageError(`${brand} has no release before the live one.`);
}

function assertWhole(manifest: ReleaseManifest, { releases }: ReleasePlaces): void {
  const { folder, release, site, files } = manifest;
  if (isWhole(path.join(releases, folder), files)) return;
  throw new UsageError(
    `Release ${release} of ${site} is not as it was built: files in ${path.join(releases, folder)} are changed or gone. Release the brand again.`,
  );
}

export function noSuchRelease(brand: string, number: number, sites: readonly ReleasedSites[]): UsageError {
  const known = [...new Set(sites.flatMap(({ releases }) => releases.map(({ release }) => release)))];
  return new UsageError(`${brand} has no release ${number} to go back to. It has: ${known.join(', ')}.`);
}
