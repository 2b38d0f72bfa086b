import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '#cli/problems/usage-error.ts';
import { describeBuild } from '../builds/prepare-release.ts';
import { manifestName, type ReleaseManifest, readReleases, takenNumbers } from '../manifests/release-manifest.ts';
import { placesOf, type ReleasePlaces } from '../manifests/release-places.ts';
import type { Target } from '../targets/target.ts';
import type { LiveSite } from './live-sites.ts';

/** Days for which files are kept if no manifest of the site says so: the default of a brand. */
export const KEEP_DAYS = 14;

/** Replaces the account and the commit of a release whose manifest is lost. */
export const UNKNOWN = 'unknown';

/**
 * A site's live release and earlier ones, newest first. Releases newer than the live one never went live. A lost or
 * damaged manifest is reconstructed from its build: the configuration names the live one's folder, and a folder without
 * a manifest belongs to another lost release. @throws UsageError if neither the live release's manifest nor its build
 * can be read
 */
export function liveReleases({ folder: root }: Pick<Target, 'folder'>, live: LiveSite): ReleaseManifest[] {
  const places = placesOf(root, live.site);
  const readable = readReleases(places).filter(({ release }) => release <= live.release);
  const lost = lostNumbers(places, live, readable);
  if (lost.length === 0) return readable;
  const unnamed = foldersWithout(places, new Set([live.folder, ...readable.map(({ folder }) => folder)]));
  const keepDays = readable[0]?.keepDays ?? KEEP_DAYS;
  const described = lost.flatMap((release) => {
    const folder = release === live.release ? live.folder : unnamed.shift();
    return folder === undefined ? [] : [describeAgain(places, { ...live, release, folder }, keepDays)];
  });
  return [...readable, ...described].sort((a, b) => b.release - a.release);
}

/** Numbers without a readable manifest, from the earliest known to the live one, newest first. */
function lostNumbers(places: ReleasePlaces, live: LiveSite, readable: readonly ReleaseManifest[]): number[] {
  const numbers = new Set(readable.map(({ release }) => release));
  const first = Math.min(live.release, ...takenNumbers(places));
  return Array.from({ length: live.release - first + 1 }, (_, index) => live.release - index).filter(
    (release) => !numbers.has(release),
  );
}

/** Folders of complete builds that are not in the list, newest first. */
function foldersWithout({ releases }: ReleasePlaces, named: ReadonlySet<string>): string[] {
  const madeAt = (name: string) => statSync(path.join(releases, name)).ctimeMs;
  return readdirSync(releases, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !named.has(entry.name) && isItself(path.join(releases, entry.name)))
    .map(({ name }) => name)
    .sort((a, b) => madeAt(b) - madeAt(a));
}

/** Whether a folder's name matches its manifest. A folder that a killed command left unfinished has another name. */
function isItself(folder: string): boolean {
  try {
    return describeBuild(folder).folder === path.basename(folder);
  } catch {
    return false;
  }
}

function describeAgain(places: ReleasePlaces, { release, brand, site, folder }: LiveSite, keepDays: number) {
  const releaseFolder = path.join(places.releases, folder);
  if (!isItself(releaseFolder)) {
    throw new UsageError(
      `${manifestName(release)} of ${site}, which is live, cannot be read in ${places.releases}, nor can its build in ${folder}. Release the brand again.`,
    );
  }
  const file = path.join(places.releases, manifestName(release));
  const time = statSync(existsSync(file) ? file : releaseFolder).ctime.toISOString();
  const facts = { release, brand, site, time, by: UNKNOWN, commit: UNKNOWN, rollback: 0, keepDays };
  return { format: 1 as const, ...facts, ...describeBuild(releaseFolder) };
}
