import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasErrorCode } from '#cli/system/error-code.ts';
import type { ReleaseManifest } from '../manifests/release-manifest.ts';
import type { Target } from '../targets/target.ts';
import { WEB_SERVERS, type WebServerName } from '../targets/web-servers.ts';

export type LiveSite = Pick<ReleaseManifest, 'site' | 'brand' | 'release' | 'folder'>;

/**
 * Live sites of a target, by id. Only the web server's configuration decides: one rename replaces it, and thereby the
 * live releases.
 */
export function liveSites(target: Pick<Target, 'folder' | 'server'>): ReadonlyMap<string, LiveSite> {
  return liveSitesIn(configurationOf(target), target.server);
}

/** Sites in a configuration, by id. */
export function liveSitesIn(configuration: string, server: WebServerName): ReadonlyMap<string, LiveSite> {
  const liveSites = [...configuration.matchAll(WEB_SERVERS[server].live)].map(({ groups }): LiveSite => {
    const { site = '', folder = '', release, brand = '' } = groups ?? {};
    return { site, folder, release: Number(release), brand };
  });
  return new Map(liveSites.map((live) => [live.site, live]));
}

function configurationOf({ folder, server }: Pick<Target, 'folder' | 'server'>): string {
  try {
    return readFileSync(path.join(folder, WEB_SERVERS[server].configuration), 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return '';
    throw error;
  }
}
