import { mkdirSync } from 'node:fs';
import { openFileStore } from '../builds/file-store.ts';
import { prepareRelease } from '../builds/prepare-release.ts';
import { liveSites } from '../live/live-sites.ts';
import { stagedSites } from '../live/staged-sites.ts';
import { type ReleaseManifest, takenNumbers } from '../manifests/release-manifest.ts';
import { releaseOrigin } from '../manifests/release-origin.ts';
import { placesOf } from '../manifests/release-places.ts';
import { withSignature } from '../signing/releasers.ts';
import type { ReleasedSite, SitesToRelease } from '../targets/release-target.ts';
import type { Target } from '../targets/target.ts';
import { goLive } from './go-live.ts';
import { withLock } from './lock-target.ts';
import { assertStageable } from './staging.ts';

/**
 * Releases built sites to a target in one step. The sites of a brand get the same number, and none if all are live
 * already. @throws UsageError if the target is in use or the web server refuses
 */
export async function releaseSites(
  target: Target,
  { root, sites, termsOf, sign }: SitesToRelease,
): Promise<ReleasedSite[]> {
  return withLock(target, async () => {
    const store = openFileStore(target.folder);
    const lives = liveSites(target);
    const prepared = sites.map(({ brand, site, folder }) => {
      const places = placesOf(target.folder, site);
      mkdirSync(places.releases, { recursive: true });
      const build = prepareRelease(folder, places, store);
      const live = lives.get(site);
      return { brand, site, places, build, live, isLive: live?.folder === build.folder };
    });
    const ofBrand = (brand: string) => prepared.filter((site) => site.brand === brand);
    // A release for everybody ends a staged one, even if its build is live already.
    const staged = new Set([...stagedSites(target).values()].map(({ brand }) => brand));
    const changed = prepared.filter(({ brand }) => staged.has(brand) || ofBrand(brand).some(({ isLive }) => !isLive));
    const numberOf = (brand: string) =>
      Math.max(0, ...ofBrand(brand).flatMap(({ places, live }) => [...takenNumbers(places), live?.release ?? 0])) + 1;
    const origin = await releaseOrigin(root);
    const manifests = changed.map(({ brand, site, build }): ReleaseManifest => {
      const rest = { ...build, ...origin, rollback: 0, ...termsOf(brand) };
      return { format: 1, ...withSignature({ release: numberOf(brand), brand, site, ...rest }, sign) };
    });
    for (const manifest of manifests) {
      if (manifest.staged !== undefined) assertStageable(target, lives.get(manifest.site), manifest);
    }
    await goLive(target, manifests);
    const released = new Map(manifests.map(({ site, release }) => [site, release]));
    return prepared.map(({ brand, site, live }) => ({
      site,
      brand,
      release: released.get(site) ?? live?.release ?? 0,
      isNew: released.has(site),
    }));
  });
}
