import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasErrorCode } from '#cli/system/error-code.ts';
import type { Target } from '../targets/target.ts';
import { WEB_SERVERS } from '../targets/web-servers.ts';
import type { LiveSite } from './live-sites.ts';

/** A release of a site that a share of its visitors sees in place of the live one. */
export interface StagedSite extends LiveSite {
  /** Percent of the visitors, from 1 to 99. */
  readonly share: number;
}

/** As the template `nginx-target.conf` writes it, in the map of the folders. */
const STAGED =
  /^ {2}(?<site>[a-z][a-z0-9-]*)\+ "[^"]*\/(?<folder>[^"/]+)"; # release (?<release>\d+) of (?<brand>\S+), staged at (?<share>\d+) %$/gm;

/** The staged releases of a target, by the ids of their sites. As for live ones, the web server's configuration alone says so. */
export function stagedSites({ folder, server }: Pick<Target, 'folder' | 'server'>): ReadonlyMap<string, StagedSite> {
  return server === 'nginx' ? stagedSitesIn(configurationIn(folder)) : new Map();
}

/** The staged releases that a configuration of nginx names. */
export function stagedSitesIn(configuration: string): ReadonlyMap<string, StagedSite> {
  const found = [...configuration.matchAll(STAGED)].map(({ groups }): StagedSite => {
    const { site = '', folder: build = '', release, brand = '', share } = groups ?? {};
    return { site, folder: build, release: Number(release), brand, share: Number(share) };
  });
  return new Map(found.map((staged) => [staged.site, staged]));
}

function configurationIn(folder: string): string {
  try {
    return readFileSync(path.join(folder, WEB_SERVERS.nginx.configuration), 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return '';
    throw error;
  }
}
