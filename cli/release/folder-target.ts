import { liveReleases } from './live-release.ts';
import { pruneTarget } from './prune-target.ts';
import { placesOf } from './release-places.ts';
import { releaseSites } from './release-sites.ts';
import type { ReleaseTarget } from './release-target.ts';
import { rollBack } from './roll-back.ts';
import { sitesOfBrand } from './sites-of-brand.ts';
import type { Target } from './target.ts';

/** A folder that a web server reads. */
export function folderTarget(target: Target): ReleaseTarget {
  return {
    name: target.name,
    environment: target.environment,
    place: { folder: target.folder },
    afterwards: target.reload ? '' : 'Reload the web server now: the target has no command for it.',
    release: (request) => releaseSites(target, request),
    releasesOf: async (brand) => sitesOfBrand(target, brand).map((site) => liveReleases(placesOf(target.folder, site))),
    rollBack: (request) => rollBack(target, request),
    prune: (now) => pruneTarget(target, now),
  };
}
