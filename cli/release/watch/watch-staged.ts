import { UsageError } from '#cli/problems/usage-error.ts';
import type { EndedStage, StagedRelease } from '../targets/release-target.ts';
import { isWorse, type Limits, percentOf, type Visits } from './compare-errors.ts';
import type { Sums } from './read-sums.ts';

export interface Watch {
  readonly limits: Limits;
  /** Finds the staged releases of the brand's sites. */
  readonly find: () => readonly StagedRelease[];
  /** @throws UsageError if there are none */
  readonly sums: () => Promise<Sums>;
  readonly stop: (release: number) => Promise<readonly EndedStage[]>;
  /** Waits for the next check; undefined to check once. */
  readonly wait: (() => Promise<void>) | undefined;
  /** Reports the result of a check. */
  readonly say: (line: string) => void;
  /** Reports why a check failed. */
  readonly warn: (problem: string) => void;
}

/** Visits of a site's staged release and of the live one. */
export interface Compared {
  readonly site: string;
  /** Number of the staged release. */
  readonly release: number;
  readonly staged: Visits;
  readonly live: Visits;
}

/** How a watch ended; `looked` if it only checks once. */
export type Watched =
  | { readonly end: 'looked' | 'ended'; readonly compared: readonly Compared[] }
  | { readonly end: 'stopped'; readonly compared: readonly Compared[]; readonly stopped: readonly EndedStage[] };

/**
 * Checks the reports repeatedly while a release is staged, and stops it if it is worse than the live one in any site.
 * Failures, such as a collector that does not answer or a target in use, are retried at the next check. @throws
 * UsageError if it only checks once and that fails, or if a build has no name
 */
export async function watchStaged(watch: Watch): Promise<Watched> {
  const { find, wait, warn } = watch;
  const release = find()[0]?.manifest.release;
  for (;;) {
    const staged = find().filter(({ manifest }) => manifest.release === release);
    if (release === undefined || staged.length === 0) return { end: 'ended', compared: [] };
    const named = staged.map(namesOf);
    try {
      const looked = await look(watch, release, named);
      if (!wait || looked.end === 'stopped') return looked;
    } catch (error) {
      if (!wait || !(error instanceof UsageError)) throw error;
      warn(error.message);
    }
    await wait();
  }
}

async function look(
  { limits, sums, stop, say }: Watch,
  release: number,
  named: readonly ReturnType<typeof namesOf>[],
): Promise<Watched> {
  const builds = await sums();
  const compared = named.map(({ site, stagedBuild, liveBuild }): Compared => {
    return { site, release, staged: visitsOf(builds, stagedBuild), live: visitsOf(builds, liveBuild) };
  });
  for (const comparison of compared) say(describe(comparison));
  if (!compared.some(({ staged, live }) => isWorse(staged, live, limits))) return { end: 'looked', compared };
  return { end: 'stopped', compared, stopped: await stop(release) };
}

/**
 * Names of both builds. A site that the release did not change has the same build twice. @throws UsageError for a build
 * by an earlier version of brandgen
 */
function namesOf({ manifest, live }: StagedRelease) {
  const { site, build: stagedBuild } = manifest;
  const { build: liveBuild } = live;
  if (stagedBuild !== undefined && liveBuild !== undefined) return { site, stagedBuild, liveBuild };
  const release = stagedBuild === undefined ? manifest.release : live.release;
  throw new UsageError(
    `Release ${release} of ${site} has no name that its reports could have: an earlier version of brandgen built it. Release it again.`,
  );
}

function visitsOf(sums: Sums, build: string): Visits {
  return (Object.hasOwn(sums, build) ? sums[build] : undefined) ?? { visits: 0, errors: 0 };
}

/** A site's numbers as a sentence. */
export function describe({ site, release, staged, live }: Compared): string {
  return `${site}: ${shareOf(staged)} of release ${release} had an error, and ${shareOf(live)} of the live one.`;
}

function shareOf(visits: Visits): string {
  return `${visits.errors} of ${visits.visits} visits (${percentOf(visits).toFixed(2)} %)`;
}
