import { UsageError } from '#cli/problems/usage-error.ts';
import type { ReleaseManifest } from './release-manifest.ts';

const DAY = 86_400_000;

/** The releases of a site. */
export interface ReleasedSites {
  /** Newest first. */
  readonly releases: readonly ReleaseManifest[];
}

/** The brands that the last release command made live. @param live releases of all sites */
export function lastBrands(live: readonly Pick<ReleaseManifest, 'brand' | 'time'>[]): string[] {
  const times = live.map(({ time }) => Date.parse(time));
  const last = times.reduce((a, b) => Math.max(a, b), 0);
  return [...new Set(live.filter((_site, index) => times[index] === last).map(({ brand }) => brand))];
}

/**
 * The newest release for everybody whose build differs from the newest one's in any site of the brand; undefined if all
 * have the same build. While a release is staged, this is the live one.
 */
export function numberBefore(sites: readonly ReleasedSites[]): number | undefined {
  const numbers = sites.flatMap(({ releases: [live, ...earlier] }) => {
    const before = earlier.find(({ folder, staged }) => folder !== live?.folder && staged === undefined);
    return before ? [before.release] : [];
  });
  return numbers.length > 0 ? Math.max(...numbers) : undefined;
}

export function noneBefore(brand: string): UsageError {
  return new UsageError(`${brand} has no release before the live one.`);
}

export function noSuchRelease(brand: string, number: number, sites: readonly ReleasedSites[]): UsageError {
  const numbers = [...new Set(sites.flatMap(({ releases }) => releases.map(({ release }) => release)))];
  return new UsageError(`${brand} has no release ${number} to go back to. It has: ${numbers.join(', ')}.`);
}

/**
 * @param releases that were live or staged, newest first; each was replaced when the next one went live for everybody
 */
export function keptReleases(releases: readonly ReleaseManifest[], now: Date): ReleaseManifest[] {
  const keepDays = releases[0]?.keepDays ?? 0;
  const since = now.getTime() - keepDays * DAY;
  return releases.filter((_release, index) => {
    const next = releases.slice(0, index).findLast(({ staged }) => staged === undefined);
    return !next || Date.parse(next.time) >= since;
  });
}
