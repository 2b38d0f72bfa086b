import { type ReleaseManifest, readRelease } from '../manifests/release-manifest.ts';
import { placesOf } from '../manifests/release-places.ts';
import type { Target } from '../targets/target.ts';
import { liveReleases } from './live-releases.ts';
import type { StagedSite } from './staged-sites.ts';

/**
 * The manifest of a staged release, reconstructed if it is lost. @throws UsageError if its build cannot be read either
 */
export function stagedRelease(target: Pick<Target, 'folder'>, staged: StagedSite): ReleaseManifest {
  const places = placesOf(target.folder, staged.site);
  const manifest = readRelease(places, staged.release) ?? liveReleases(target, staged).find(isOf(staged));
  if (!manifest) throw new Error(`Release ${staged.release} of ${staged.site} was not described.`);
  return { ...manifest, staged: manifest.staged ?? staged.share };
}

function isOf({ release }: StagedSite) {
  return (manifest: ReleaseManifest) => manifest.release === release;
}
