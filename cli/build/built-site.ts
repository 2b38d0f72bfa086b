import type { StandingManifest } from './publish/published-site.ts';
import type { BuildManifest } from './seal.ts';

/** What a build reports about one brand. */
export interface BuiltSite {
  brand: string;
  /** Folder of the site, absolute. */
  folder: string;
  features: string[];
  languages: string[];
  /** How many files the site has, its manifest included. */
  files: number;
  /** Scripts and styles that /index loads at once, in bytes after gzip. */
  firstLoad: { js: number; css: number };
  milliseconds: number;
  /** `site`: nothing has changed since the last build. `app`: the compiled site was in the cache. */
  fromCache: 'site' | 'app' | 'nothing';
}

/** Reports a site that was left as it was. */
export function reportStanding(place: string, manifest: StandingManifest, milliseconds: number): BuiltSite {
  return summarise(place, manifest, milliseconds, 'site');
}

/** Builds a site and reports it, as if the compiled site had been in the cache. */
export async function reportBuilding(place: string, build: () => Promise<BuildManifest>): Promise<BuiltSite> {
  const started = performance.now();
  const manifest = await build();
  return summarise(place, manifest, performance.now() - started, 'app');
}

function summarise(
  folder: string,
  { brand, features, languages, firstLoad, files }: StandingManifest,
  milliseconds: number,
  fromCache: BuiltSite['fromCache'],
): BuiltSite {
  const count = Object.keys(files).length + 1;
  return { brand, folder, features, languages, files: count, firstLoad, milliseconds, fromCache };
}
