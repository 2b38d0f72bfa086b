import path from 'node:path';
import type { ResolvedBrand } from '../brand/resolved-brand.ts';
import { brandgenVersion } from '../version.ts';
import { publish } from './publish/publish.ts';
import { upToDateManifest } from './publish/published-site.ts';
import { type BuildManifest, MANIFEST_FILE, seal } from './seal.ts';
import { type SiteFile, type SiteFiles, written } from './site-file.ts';
import type { StampedSite } from './stamp/stamp-site.ts';
import type { Workshop } from './workshop.ts';

/** What the end of a build says of one brand. */
export interface BuiltSite {
  brand: string;
  /** Where the site stands. */
  folder: string;
  features: string[];
  languages: string[];
  /** How many files the site has, its manifest included. */
  files: number;
  /** What the page of /index names and a browser loads at once, in bytes after gzip. */
  firstLoad: { js: number; css: number };
  milliseconds: number;
  /** `site`: nothing has changed since the last build. `app`: the compiled site was there already. */
  fromCache: 'site' | 'app' | 'nothing';
}

/** A brand that is about to be built. */
export interface SiteToBuild {
  brand: ResolvedBrand;
  /** Where the site will stand. */
  place: string;
  /** Digest of everything that it is made of. */
  inputs: string;
}

/** The site of a brand that stands already, made of the same inputs and whole; undefined when it has to be built. */
export function standingSite({ brand, place, inputs }: SiteToBuild): BuiltSite | undefined {
  const started = performance.now();
  const manifest = upToDateManifest(place, inputs);
  return manifest && summarise(brand, place, manifest, started, 'site');
}

/** Makes the site of a brand and puts it in its place. @throws OccupiedError */
export async function buildSite({ brand, place, inputs }: SiteToBuild, shop: Workshop): Promise<BuiltSite> {
  const started = performance.now();
  const { manifest, files } = await makeSite(brand, inputs, shop);
  await publish({ out: path.dirname(place), brand: brand.id, build: inputs, files });
  return summarise(brand, place, manifest, started, (await shop.compiled()).found ? 'app' : 'nothing');
}

function summarise(
  { id }: ResolvedBrand,
  folder: string,
  { features, languages, files, firstLoad }: BuildManifest,
  started: number,
  fromCache: BuiltSite['fromCache'],
): BuiltSite {
  const milliseconds = performance.now() - started;
  return {
    brand: id,
    folder,
    features,
    languages,
    files: Object.keys(files).length + 1,
    firstLoad,
    milliseconds,
    fromCache,
  };
}

async function makeSite(brand: ResolvedBrand, inputs: string, shop: Workshop) {
  const { stampSite } = await import('./stamp/stamp-site.ts');
  const site = await stampSite(brand, inputs.slice(0, 12), shop);
  const facts = {
    brand: brand.id,
    name: brand.site.name,
    merchant: brand.site.merchant,
    generator: brandgenVersion(),
    inputs,
    features: brand.features.map(({ name }) => name),
    languages: brand.languages.offered.map(({ code }) => code),
    theme: brand.theme.name,
    firstLoad: await measureFirstLoad(site, shop),
    works: site.works,
  };
  const manifest = seal(site.files, facts);
  const files: SiteFiles = new Map(site.files).set(MANIFEST_FILE, written(`${JSON.stringify(manifest, null, 1)}\n`));
  return { manifest, files };
}

async function measureFirstLoad({ files, firstLoad }: StampedSite, shop: Workshop) {
  const { app } = await shop.compiled();
  const gzip = (place: string) => app.files[place]?.gzip ?? shop.gzipped(fileAt(files, place));
  const sum = async (places: readonly string[]) =>
    (await Promise.all(places.map(gzip))).reduce((total, size) => total + size, 0);
  return { js: await sum(firstLoad.scripts), css: await sum(firstLoad.styles) };
}

function fileAt(files: SiteFiles, place: string): SiteFile {
  const file = files.get(place);
  if (!file) throw new Error(`The site has no file ${place}.`);
  return file;
}
