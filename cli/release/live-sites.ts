import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasErrorCode } from '#cli/brand/source/error-code.ts';
import { type ReleaseManifest, readReleases } from './release-manifest.ts';
import { CONFIGURATION_FILE, placesOf } from './release-places.ts';
import type { Target } from './target.ts';

/** A site of a target, and which of its releases is live. */
export type LiveSite = Pick<ReleaseManifest, 'site' | 'brand' | 'release' | 'folder'>;

/** As the template `nginx-target.conf` writes it: the folder that nginx serves, and whose release it is. */
const LIVE =
  /^ {2}\\?(?<site>[a-z][a-z0-9-]*) "[^"]*\/(?<folder>[^"/]+)"; # release (?<release>\d+) of (?<brand>\S+)$/gm;

/**
 * The sites that are live in a target, by their ids. The web server's configuration alone says so: one rename replaces it, and with it
 * what is live.
 */
export function liveSites(target: Pick<Target, 'folder'>): ReadonlyMap<string, LiveSite> {
  const found = [...configurationOf(target).matchAll(LIVE)].map(({ groups }): LiveSite => {
    const { site = '', folder = '', release, brand = '' } = groups ?? {};
    return { site, folder, release: Number(release), brand };
  });
  return new Map(found.map((live) => [live.site, live]));
}

/** A site's live release, and those before it, newest first. What is newer than the live one never went live. */
export function liveReleases({ folder }: Pick<Target, 'folder'>, { site, release: live }: LiveSite): ReleaseManifest[] {
  return readReleases(placesOf(folder, site)).filter(({ release }) => release <= live);
}

function configurationOf({ folder }: Pick<Target, 'folder'>): string {
  try {
    return readFileSync(path.join(folder, CONFIGURATION_FILE), 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return '';
    throw error;
  }
}
