import { brandgenVersion } from '#cli/package/version.ts';
import type { Compilation } from './compile/compiled-app.ts';
import { integrityOf } from './digest.ts';
import { commonDigest } from './environments/common-digest.ts';
import { type SiteFile, type SiteFiles, written } from './site-file.ts';
import type { SiteToBuild } from './site-to-build.ts';
import type { StampedSite } from './stamp/stamp.ts';
import { untranslatedIn } from './untranslated.ts';

export const MANIFEST_FILE = 'build-manifest.json';

/** The contents of a site's `build-manifest.json`. It contains no date and no path of the machine. */
export interface BuildManifest {
  format: 1;
  brand: string;
  /** The brand's id, or `<brand>-agents` for a back office with a host of its own. */
  site: string;
  name: string;
  merchant: string;
  /** Version of brandgen. */
  generator: string;
  /** SHA-256 of all inputs of the site. */
  inputs: string;
  /** Name of the build, as in its pages. It depends on the site's bytes alone. */
  build: string;
  features: string[];
  languages: string[];
  theme: string;
  /** Number of English texts by language. In drafts only. */
  draft?: Record<string, number>;
  /** Size of the scripts and styles that a visit's first page loads first, in bytes after gzip. */
  firstLoad: { js: number; css: number };
  licences: { name: string; version: string; licence: string }[];
  files: Record<string, ManifestFile>;
}

export interface ManifestFile {
  /** Bytes. */
  size: number;
  sha256: string;
  /** Subresource Integrity value, for scripts and stylesheets. */
  integrity?: string;
  /**
   * SHA-256 without the parts that differ between environments, for files of brands with environments that have such
   * parts.
   */
  common?: string;
}

/** A finished site with its manifest. */
export interface SealedSite {
  readonly manifest: BuildManifest;
  readonly files: SiteFiles;
}

interface Sizes {
  /** Size of a file after gzip, in bytes. */
  gzipped(file: SiteFile): Promise<number>;
}

/** Adds the manifest to a site. Deterministic, byte for byte. */
export async function seal(
  { brand, inputs }: SiteToBuild,
  compiled: Compilation,
  stamped: StampedSite,
  context: Sizes,
): Promise<SealedSite> {
  const manifest: BuildManifest = {
    format: 1,
    brand: brand.id,
    site: brand.site.id,
    name: brand.site.name,
    merchant: brand.site.merchant,
    generator: brandgenVersion(),
    inputs,
    build: stamped.build,
    features: brand.features.map(({ name }) => name),
    languages: brand.languages.offered.map(({ code }) => code),
    theme: brand.theme.name,
    ...draftOf(brand),
    firstLoad: await measureFirstLoad(stamped, compiled, context),
    licences: stamped.works.map(({ name, version, licence }) => ({ name, version, licence })),
    files: Object.fromEntries(
      sorted(stamped.files).map(([path, file]) => [
        path,
        { ...entryOf(path, file), ...commonDigest(brand, path, file) },
      ]),
    ),
  };
  const file = written(`${JSON.stringify(manifest, null, 1)}\n`);
  return { manifest, files: new Map(stamped.files).set(MANIFEST_FILE, file) };
}

function draftOf(brand: SiteToBuild['brand']): Pick<BuildManifest, 'draft'> {
  const counts = untranslatedIn(brand).map(({ language, keys }) => [language, keys.length] as const);
  return counts.length === 0 ? {} : { draft: Object.fromEntries(counts) };
}

async function measureFirstLoad({ files, firstLoad }: StampedSite, { app }: Compilation, { gzipped }: Sizes) {
  const gzip = (filePath: string) => app.files[filePath]?.gzip ?? gzipped(fileAt(files, filePath));
  const sum = async (places: readonly string[]) =>
    (await Promise.all(places.map(gzip))).reduce((total, size) => total + size, 0);
  return { js: await sum(firstLoad.scripts), css: await sum(firstLoad.styles) };
}

function fileAt(files: SiteFiles, filePath: string): SiteFile {
  const file = files.get(filePath);
  if (!file) throw new Error(`The site has no file ${filePath}.`);
  return file;
}

function sorted(files: SiteFiles) {
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1));
}

function entryOf(path: string, { digest, size }: { digest: string; size: number }): ManifestFile {
  const facts = { size, sha256: digest };
  return /\.(js|css)$/.test(path) ? { ...facts, integrity: integrityOf(digest) } : facts;
}
