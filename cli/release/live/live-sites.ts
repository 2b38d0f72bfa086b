import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasErrorCode } from '#cli/system/error-code.ts';
import type { ReleaseManifest } from '../manifests/release-manifest.ts';
import type { Target } from '../targets/target.ts';
import { WEB_SERVERS, type WebServerName } from '../targets/web-servers.ts';

/** A site of a target, and which of its releases is live. */
export type LiveSite = Pick<ReleaseManifest, 'site' | 'brand' | 'release' | 'folder'>;

/**
 * The sites that are live in a target, by their ids. The web server's configuration alone says so: one rename replaces it, and with it
 * what is live.
 */
export function liveSites(target: Pick<Target, 'folder' | 'server'>): ReadonlyMap<string, LiveSite> {
  return liveSitesIn(configurationOf(target), target.server);
}

/** The sites that a configuration names. */
export function liveSitesIn(configuration: string, server: WebServerName): ReadonlyMap<string, LiveSite> {
  const found = [...configuration.matchAll(WEB_SERVERS[server].live)].map(({ groups }): LiveSite => {
    const { site = '', folder = '', release, brand = '' } = groups ?? {};
    return { site, folder, release: Number(release), brand };
  });
  return new Map(found.map((live) => [live.site, live]));
}

function configurationOf({ folder, server }: Pick<Target, 'folder' | 'server'>): string {
  try {
    return readFileSync(path.join(folder, WEB_SERVERS[server].configuration), 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return '';
    throw error;
  }
}
