import type { ServerPlan } from '#cli/build/stamp/server/server-plan.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { liveReleases } from '../live/live-releases.ts';
import { type LiveSite, liveSites } from '../live/live-sites.ts';
import { stagedRelease } from '../live/staged-release.ts';
import { type StagedSite, stagedSites } from '../live/staged-sites.ts';
import { type ReleaseManifest, takenNumbers } from '../manifests/release-manifest.ts';
import { releaseOrigin } from '../manifests/release-origin.ts';
import { placesOf } from '../manifests/release-places.ts';
import { withSignature } from '../signing/releasers.ts';
import type { EndedStage, EndRequest, StagedRelease, StagingOfTarget } from '../targets/release-target.ts';
import type { Target } from '../targets/target.ts';
import { planOf } from '../web-servers/nginx-configuration.ts';
import { sharedPlan } from '../web-servers/shared-plan.ts';
import { goLive } from './go-live.ts';
import { withLock } from './lock-target.ts';

export function stagingOf(target: Target): StagingOfTarget {
  return {
    reports: target.reports,
    all: () => stagedReleases(target),
    setShares: (shares) =>
      withLock(target, async () => {
        for (const brand of shares.keys()) assertStaged(target, brand);
        await goLive(target, [], undefined, shares);
      }),
    finish: (request) => end(target, request, ({ manifest }) => ({ ...manifest, rollback: 0 })),
    stop: (request) => end(target, request, ({ live }) => ({ ...live, rollback: live.release })),
  };
}

function stagedReleases(target: Target): StagedRelease[] {
  const live = liveSites(target);
  return [...stagedSites(target).values()].flatMap((site) => {
    const [before] = liveReleases(target, live.get(site.site) ?? site);
    return before ? [{ share: site.share, manifest: stagedRelease(target, site), live: before }] : [];
  });
}

/** Ends the staged releases of brands by a release for every visitor, all in one step. */
async function end(
  target: Target,
  { root, brands, sign, release: meant }: EndRequest,
  resultOf: (staged: StagedRelease) => ReleaseManifest,
): Promise<EndedStage[]> {
  return withLock(target, async () => {
    for (const brand of brands) assertStaged(target, brand, meant);
    const staged = stagedReleases(target).filter(({ manifest }) => brands.includes(manifest.brand));
    const origin = await releaseOrigin(root);
    const numberOf = (brand: string) => {
      const ofBrand = staged.filter(({ manifest }) => manifest.brand === brand);
      return Math.max(...ofBrand.flatMap(({ manifest: { site, release } }) => [release, ...taken(target, site)])) + 1;
    };
    const results = staged.map((release) => {
      const { staged: _staged, ...rest } = resultOf(release);
      const manifest = { ...rest, ...origin, release: numberOf(rest.brand) };
      return { of: rest.release, manifest: { ...withSignature(manifest, sign), format: 1 as const } };
    });
    await goLive(
      target,
      results.map(({ manifest }) => manifest),
    );
    return results.map(({ of, manifest: { site, brand, release } }) => ({ site, brand, release, of }));
  });
}

function taken({ folder }: Target, site: string): number[] {
  return takenNumbers(placesOf(folder, site));
}

function assertStaged(target: Target, brand: string, release?: number): void {
  const stagedSite = [...stagedSites(target).values()].find((site) => site.brand === brand);
  if (!stagedSite) throw new UsageError(`${brand} has no staged release in ${target.name}.`);
  if (release === undefined || stagedSite.release === release) return;
  throw new UsageError(`Release ${release} of ${brand} is not staged any more: release ${stagedSite.release} is.`);
}

/**
 * A host's single web server must suit the visitors of both releases. @throws UsageError if a build cannot be staged
 * beside the live one
 */
export function assertStageable(target: Target, live: LiveSite | undefined, next: Omit<StagedSite, 'share'>): void {
  if (target.server !== 'nginx') throw new UsageError(NOT_BY_CADDY);
  const before = live && planOf(target, live);
  if (!before) {
    throw new UsageError(`${next.site} has no live release for the other visitors. Release it without \`--share\`.`);
  }
  const after = planOf(target, next);
  const differences = [
    [before.hosts, after?.hosts, 'its hosts'],
    [before.forwardsCalls, after?.forwardsCalls, 'whether its platform has an address of its own'],
    [errorsOf(before), after && errorsOf(after), 'its pages for errors'],
    [before.headers.everywhere, after?.headers.everywhere, 'the headers of every answer'],
  ] as const;
  const what = differences.find(([first, other]) => JSON.stringify(first) !== JSON.stringify(other))?.[2];
  if (what === undefined) return;
  throw new UsageError(
    `${next.site} differs from its live release in ${what}, which is the same for every visitor. Release it without \`--share\`.`,
  );
}

/** Error pages and their headers, without the policy, which each release has for itself. */
function errorsOf(plan: ServerPlan): unknown {
  return [plan.errors, sharedPlan(plan, (word) => word).plan.headers.errors];
}

export const NOT_BY_CADDY =
  'Caddy draws no shares of visitors, so a target of Caddy has no staged releases. Release without `--share`.';
