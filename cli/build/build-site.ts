import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ResolvedBrand } from '../brand/resolved-brand.ts';
import { brandgenVersion } from '../version.ts';
import { inputsDigest } from './inputs-digest.ts';
import { assertOurs, publish } from './publish/publish.ts';
import { upToDateManifest } from './publish/published-site.ts';
import { type BuildManifest, MANIFEST_FILE, seal } from './seal.ts';
import { type SiteFiles, written } from './site-file.ts';
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

/** Builds one brand into `<out>/<brand>`, or finds that it stands there already. @throws OccupiedError */
export async function buildSite(brand: ResolvedBrand, out: string, shop: Workshop): Promise<BuiltSite> {
  const started = performance.now();
  const place = path.join(out, brand.id);
  const inputs = inputsDigest(brand, shop.sources);
  const finish = (manifest: BuildManifest, fromCache: BuiltSite['fromCache']): BuiltSite => ({
    brand: brand.id,
    folder: place,
    features: manifest.features,
    languages: manifest.languages,
    files: Object.keys(manifest.files).length + 1,
    firstLoad: manifest.firstLoad,
    milliseconds: performance.now() - started,
    fromCache,
  });
  assertOurs(place);
  const standing = upToDateManifest(place, inputs);
  if (standing) return finish(standing, 'site');
  const { manifest, files } = await makeSite(brand, inputs, shop);
  publish({ out, brand: brand.id, build: inputs, files });
  return finish(manifest, (await shop.compiled()).found ? 'app' : 'nothing');
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
  const gzip = (file: string) => app.files[file]?.gzip ?? gzipOf(files, file);
  const sum = (list: readonly string[]) => list.reduce((total, file) => total + gzip(file), 0);
  return { js: sum(firstLoad.scripts), css: sum(firstLoad.styles) };
}

function gzipOf(files: SiteFiles, place: string): number {
  const file = files.get(place);
  if (!file) throw new Error(`The site has no file ${place}.`);
  return gzipSync('source' in file ? readFileSync(file.source) : file.bytes, { level: 9 }).length;
}
