import path from 'node:path';
import { type DigestOf, digestOfFile } from '#cli/build/proof/compare-files.ts';
import { digestOnce } from '#cli/build/proof/digest-once.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { isWhole } from '../builds/prepare-release.ts';
import { liveReleases } from '../live/live-releases.ts';
import { type LiveSite, liveSites } from '../live/live-sites.ts';
import { sitesOfBrand } from '../live/sites-of-brand.ts';
import { stagedRelease } from '../live/staged-release.ts';
import { type StagedSite, stagedSites } from '../live/staged-sites.ts';
import {
  lastBrands,
  noneBefore,
  noSuchRelease,
  numberBefore,
  type ReleasedSites,
} from '../manifests/earlier-releases.ts';
import { type ReleaseManifest, readRelease, takenNumbers } from '../manifests/release-manifest.ts';
import { releaseOrigin } from '../manifests/release-origin.ts';
import { placesOf, type ReleasePlaces } from '../manifests/release-places.ts';
import { type SignManifest, withSignature } from '../signing/releasers.ts';
import type { LastRollback, LastRollbackRequest, Rollback, RollbackRequest } from '../targets/release-target.ts';
import type { Target } from '../targets/target.ts';
import { goLive } from './go-live.ts';
import { withLock } from './lock-target.ts';

/** A rollback with the manifests that go live. */
interface PlannedRollback extends Rollback {
  readonly manifests: readonly ReleaseManifest[];
}

/**
 * Makes an earlier release of a brand live again, as a new release. @throws UsageError if there is no such release, its
 * files are gone, or the web server refuses
 */
export async function rollBack(target: Target, { root, brand, to, sign }: RollbackRequest): Promise<Rollback> {
  return withLock(target, async () => {
    const sites = sitesOf(target, brand, shownIn(target));
    const number = to ?? numberBefore(sites);
    if (number === undefined) throw noneBefore(brand);
    const { manifests, ...done } = planRollback(
      sites,
      { brand, to: number, sign },
      await releaseOrigin(root),
      digestOfFile,
    );
    await goLive(target, manifests);
    return done;
  });
}

/**
 * Rolls back each brand of the last release command to its previous build, all in one step. @throws UsageError if no
 * brand has a previous build, files are gone, or the web server refuses
 */
export async function rollBackLast(target: Target, { root, signFor }: LastRollbackRequest): Promise<LastRollback> {
  return withLock(target, async () => {
    // Reading the configuration of a thousand sites for each of them would take most of the time.
    const shown = shownIn(target);
    const staged = [...shown.staged.values()].map((site) => stagedRelease(target, site));
    const live = [...shown.live.values()].flatMap((site) => {
      const manifest = readRelease(placesOf(target.folder, site.site), site.release) ?? liveReleases(target, site)[0];
      return manifest ? [{ brand: site.brand, time: manifest.time }] : [];
    });
    const origin = await releaseOrigin(root);
    // Brands share files by links; read each once.
    const digestOf = digestOnce();
    const stayed: string[] = [];
    const last = lastBrands([...live, ...staged]);
    const sign = await signFor?.(last);
    const planned = last.flatMap((brand): PlannedRollback[] => {
      const sites = sitesOf(target, brand, shown);
      const to = numberBefore(sites);
      if (to !== undefined) return [planRollback(sites, { brand, to, sign }, origin, digestOf)];
      stayed.push(brand);
      return [];
    });
    if (planned.length === 0) throw noneBefore(stayed.join(', '));
    await goLive(
      target,
      planned.flatMap(({ manifests }) => manifests),
    );
    return { rollbacks: planned.map(({ manifests: _, ...done }) => done), stayed };
  });
}

interface SiteOfBrand extends ReleasedSites {
  readonly places: ReleasePlaces;
}

/** What a target shows to visitors, by site. */
interface Shown {
  readonly live: ReadonlyMap<string, LiveSite>;
  readonly staged: ReadonlyMap<string, StagedSite>;
}

function shownIn(target: Target): Shown {
  return { live: liveSites(target), staged: stagedSites(target) };
}

function sitesOf(target: Target, brand: string, { live, staged }: Shown): SiteOfBrand[] {
  return sitesOfBrand(target, brand, live).map((site) => {
    const next = staged.get(site.site);
    const releases = [...(next ? [stagedRelease(target, next)] : []), ...liveReleases(target, site)];
    return { places: placesOf(target.folder, site.site), releases };
  });
}

function planRollback(
  sites: readonly SiteOfBrand[],
  { brand, to, sign }: { brand: string; to: number; sign: SignManifest | undefined },
  origin: Awaited<ReturnType<typeof releaseOrigin>>,
  digestOf: DigestOf,
): PlannedRollback {
  const numbers = sites.flatMap(({ places, releases: [live] }) => [...takenNumbers(places), live?.release ?? 0]);
  const release = Math.max(...numbers) + 1;
  const manifests = sites.flatMap(({ places, releases }): ReleaseManifest[] => {
    const found = releases.find((manifest) => manifest.release === to);
    if (!found) return [];
    assertWhole(found, places, digestOf);
    const { staged: _staged, ...rest } = found;
    return [{ ...withSignature({ ...rest, ...origin, release, rollback: to }, sign), format: 1 }];
  });
  if (manifests.length === 0) throw noSuchRelease(brand, to, sites);
  return { release, to, sites: manifests.map(({ site }) => site), manifests };
}

function assertWhole(manifest: ReleaseManifest, { releases }: ReleasePlaces, digestOf: DigestOf): void {
  const { folder, release, site, files } = manifest;
  if (isWhole(path.join(releases, folder), files, digestOf)) return;
  throw new UsageError(
    `Release ${release} of ${site} is not as it was built: files in ${path.join(releases, folder)} are changed or gone. Release the brand again.`,
  );
}
