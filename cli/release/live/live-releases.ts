import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '#cli/problems/usage-error.ts';
import { describeBuild } from '../builds/prepare-release.ts';
import { manifestName, type ReleaseManifest, readReleases, takenNumbers } from '../manifests/release-manifest.ts';
import { placesOf, type ReleasePlaces } from '../manifests/release-places.ts';
import type { Target } from '../targets/target.ts';
import type { LiveSite } from './live-sites.ts';

/** Days that files are kept where no manifest of the site says it: what a brand has that sets none. */
export const KEEP_DAYS = 14;

/** Stands for the account and the commit of a release whose manifest is lost. */
export const UNKNOWN = 'unknown';

/**
 * A site's live release, and those before it, newest first. What is newer than the live one never went live. One whose manifest is lost or torn is described again from its build: the web
 * server's configuration has the folder of the live one, and a folder that no manifest names belongs to another lost one.
 * @throws UsageError when neither the manifest of the live release nor its build can be read
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

/** Numbers from the earliest that is known to the live one without a readable manifest, the newest first. */
function lostNumbers(places: ReleasePlaces, live: LiveSite, readable: readonly ReleaseManifest[]): number[] {
  const known = new Set(readable.map(({ release }) => release));
  const first = Math.min(live.release, ...takenNumbers(places));
  return Array.from({ length: live.release - first + 1 }, (_, at) => live.release - at).filter(
    (release) => !known.has(release),
  );
}

/** Folders of whole builds besides those of a list, the newest first. */
function foldersWithout({ releases }: ReleasePlaces, named: ReadonlySet<string>): string[] {
  const madeAt = (name: string) => statSync(path.join(releases, name)).ctimeMs;
  return readdirSync(releases, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !named.has(entry.name) && isItself(path.join(releases, entry.name)))
    .map(({ name }) => name)
    .sort((a, b) => madeAt(b) - madeAt(a));
}

/** A folder's name follows from the build's own manifest. What a killed command was still writing has another name. */
function isItself(folder: string): boolean {
  try {
    return describeBuild(folder).folder === path.basename(folder);
  } catch {
    return false;
  }
}

function describeAgain(places: ReleasePlaces, { release, brand, site, folder }: LiveSite, keepDays: number) {
  const place = path.join(places.releases, folder);
  if (!isItself(place)) {
    throw new UsageError(
      `${manifestName(release)} of ${site}, which is live, cannot be read in ${places.releases}, nor can its build in ${folder}. Release the brand again.`,
    );
  }
  const file = path.join(places.releases, manifestName(release));
  const time = statSync(existsSync(file) ? file : place).ctime.toISOString();
  const facts = { release, brand, site, time, by: UNKNOWN, commit: UNKNOWN, rollback: 0, keepDays };
  return { format: 1 as const, ...facts, ...describeBuild(place) };
}
