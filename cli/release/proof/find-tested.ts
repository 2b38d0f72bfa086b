import type { BuiltSite } from '#cli/build/built-site.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { describeBuild } from '../builds/prepare-release.ts';
import type { ReleaseManifest } from '../manifests/release-manifest.ts';
import { type Releasers, signerOf } from '../signing/releasers.ts';
import type { ReleaseTarget } from '../targets/release-target.ts';
import { compareTested, type UntestedFile } from './compare-tested.ts';

/** Releases of brands in the target where they were tested. */
export interface TestedBrands {
  /** Name of that target. */
  readonly target: string;
  /** Number of the live release of each brand. */
  readonly releases: ReadonlyMap<string, number>;
  /** Files that differ from the tested releases. */
  readonly untested: readonly UntestedFile[];
}

/**
 * Compares built sites with the live releases of their brands in a target. @throws UsageError if the target has no
 * release of a brand
 */
export async function findTested(
  target: ReleaseTarget,
  sites: readonly Pick<BuiltSite, 'brand' | 'site' | 'folder'>[],
): Promise<TestedBrands> {
  const releases = new Map<string, number>();
  const untested: UntestedFile[] = [];
  const releasers = await target.releasers();
  for (const brand of new Set(sites.map((site) => site.brand))) {
    const live = (await target.releasesOf(brand)).flatMap(([newest]) => newest ?? []);
    assertSigned(target.name, live, releasers);
    releases.set(brand, Math.max(...live.map(({ release }) => release)));
    const ofBrand = sites.filter((site) => site.brand === brand);
    const built = ofBrand.map(({ site, folder }) => ({ site, build: describeBuild(folder) }));
    untested.push(...compareTested(live, built));
  }
  return { target: target.name, releases, untested };
}

function assertSigned(target: string, live: readonly ReleaseManifest[], releasers: Releasers | undefined): void {
  const unsigned = releasers && live.find((manifest) => signerOf(manifest, releasers) === undefined);
  if (!unsigned) return;
  throw new UsageError(
    `Release ${unsigned.release} of ${unsigned.site} in ${target} has no valid signature of a releaser of its brand. Release it there again.`,
  );
}
