import path from 'node:path';
import type { Compilation } from './compile/compiled-app.ts';
import { factsOf, type SiteFacts } from './publish/seen-sites.ts';
import type { BuildManifest } from './seal.ts';

/** A build's report on one site. */
export interface BuiltSite {
  brand: string;
  /** Id of the site and name of its folder: the brand's id, or `<brand>-agents` for a back office with its own host. */
  site: string;
  /** Folder of the site, absolute. */
  folder: string;
  features: string[];
  languages: string[];
  /** Number of files in the site, including its manifest. */
  files: number;
  /** Size of the scripts and styles that a visit's first page loads first, in bytes after gzip. */
  firstLoad: { js: number; css: number };
  milliseconds: number;
  /** `site` if nothing has changed since the last build; otherwise the source of the compiled site. */
  fromCache: 'site' | Compilation['fromCache'];
}

/** Reports a site that was already up to date. */
export function reportUpToDate(siteFolder: string, facts: SiteFacts, milliseconds: number): BuiltSite {
  return summarise(siteFolder, facts, milliseconds, 'site');
}

/** Builds a site and reports it as if the compiled site came from the cache. */
export async function buildAndReport(siteFolder: string, build: () => Promise<BuildManifest>): Promise<BuiltSite> {
  const started = performance.now();
  const manifest = await build();
  return summarise(siteFolder, factsOf(manifest), performance.now() - started, 'app');
}

function summarise(
  folder: string,
  { brand, features, languages, firstLoad, files }: SiteFacts,
  milliseconds: number,
  fromCache: BuiltSite['fromCache'],
): BuiltSite {
  return { brand, site: path.basename(folder), folder, features, languages, files, firstLoad, milliseconds, fromCache };
}
