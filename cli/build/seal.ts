import { integrityOf } from './digest.ts';
import type { SiteFiles } from './site-file.ts';
import type { Work } from './stamp/notices/stamp-licences.ts';

export const MANIFEST_FILE = 'build-manifest.json';

/** What a built site says of itself: `build-manifest.json`. It holds no date and no path of the machine. */
export interface BuildManifest {
  format: 1;
  brand: string;
  name: string;
  merchant: string;
  /** Version of brandgen. */
  generator: string;
  /** SHA-256 of everything that the site was made of. */
  inputs: string;
  features: string[];
  languages: string[];
  theme: string;
  /** What the page of /index names and a browser loads at once, in bytes after gzip. */
  firstLoad: { js: number; css: number };
  licences: { name: string; version: string; licence: string }[];
  files: Record<string, ManifestFile>;
}

export interface ManifestFile {
  /** In bytes. */
  size: number;
  sha256: string;
  /** Subresource Integrity, for scripts and stylesheets. */
  integrity?: string;
}

export type SealedFacts = Omit<BuildManifest, 'format' | 'licences' | 'files'> & { works: readonly Work[] };

/** The manifest of a finished site. The same files and facts give the same manifest, key for key. */
export function seal(files: SiteFiles, { works, ...facts }: SealedFacts): BuildManifest {
  return {
    format: 1,
    ...facts,
    licences: works.map(({ name, version, licence }) => ({ name, version, licence })),
    files: Object.fromEntries(sorted(files).map(([path, file]) => [path, entryOf(path, file)])),
  };
}

function sorted(files: SiteFiles) {
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1));
}

function entryOf(path: string, { digest, size }: { digest: string; size: number }): ManifestFile {
  const facts = { size, sha256: digest };
  return /\.(js|css)$/.test(path) ? { ...facts, integrity: integrityOf(digest) } : facts;
}
