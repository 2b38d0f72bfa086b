import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasErrorCode } from '#cli/system/error-code.ts';
import type { Target } from '../targets/target.ts';
import { WEB_SERVERS } from '../targets/web-servers.ts';
import type { LiveSite } from './live-sites.ts';

/** A release that a share of a site's visitors gets instead of the live one. */
export interface StagedSite extends LiveSite {
  /** Percent of visitors, from 1 to 99. */
  readonly share: number;
}

/** A line of the map of folders, as written by the template `nginx-target.conf`. */
const STAGED =
  /^ {2}(?<site>[a-z][a-z0-9-]*)\+ "[^"]*\/(?<folder>[^"/]+)"; # release (?<release>\d+) of (?<brand>\S+), staged at (?<share>\d+) %$/gm;

/** Staged releases of a target, by site. Only the web server's configuration decides, as for live ones. */
export function stagedSites({ folder, server }: Pick<Target, 'folder' | 'server'>): ReadonlyMap<string, StagedSite> {
  return server === 'nginx' ? stagedSitesIn(configurationIn(folder)) : new Map();
}

/** Staged releases in a configuration of nginx, by site. */
export function stagedSitesIn(configuration: string): ReadonlyMap<string, StagedSite> {
  const stagedSites = [...configuration.matchAll(STAGED)].map(({ groups }): StagedSite => {
    const { site = '', folder: build = '', release, brand = '', share } = groups ?? {};
    return { site, folder: build, release: Number(release), brand, share: Number(share) };
  });
  return new Map(stagedSites.map((staged) => [staged.site, staged]));
}

function configurationIn(folder: string): string {
  try {
    return readFileSync(path.join(folder, WEB_SERVERS.nginx.configuration), 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return '';
    throw error;
  }
}
