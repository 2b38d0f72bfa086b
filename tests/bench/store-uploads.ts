import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltSite } from '#cli/build/built-site.ts';
import { releaseToStore } from '#cli/release/store/release-to-store.ts';
import { storePlaces } from '#cli/release/store/store-places.ts';
import { repository } from '../cli/run-brandgen.ts';
import { measure } from './measure.ts';
import { storeInMemory } from './store-in-memory.ts';

/** Uploads of a release of all brands to a store when one component of the site has changed. */
export interface StoreFigures {
  storeUploadMb: number;
  storeUploads: number;
  storeCopies: number;
  /** Seconds by the clock, without the time of a network. */
  storeReleaseSeconds: number;
}

const COMPONENT = 'app/kit/badge/badge.tsx';
/** Parts of the repository that a build of the site needs. */
const PARTS = [
  'app',
  'brands',
  'cli',
  'dist',
  'locales',
  'package.json',
  'sandbox',
  'schemas',
  'themes',
  'translation',
  'tsconfig.base.json',
];

/** @param workspace with the sites of all brands in `out/`, which are built again with the change */
export async function measureStoreUploads(scratch: string, workspace: string): Promise<StoreFigures> {
  const { client, taken } = storeInMemory();
  const out = path.join(workspace, 'out');
  const release = () => {
    const brands = readdirSync(out).filter((name) => !name.startsWith('.'));
    const sites = brands.map((brand) => ({ ...NO_SUMMARY, brand, site: brand, folder: path.join(out, brand) }));
    const termsOf = () => ({ keepDays: 14 });
    return releaseToStore(client, (brand) => storePlaces('', brand), { root: workspace, sites, termsOf });
  };
  await release();
  const program = path.join(changedCopy(scratch), 'dist/cli/main.js');
  const words = [program, 'build', '--all', '--json', '--workspace', workspace, '--out', out];
  await measure(words, scratch, { BRANDGEN_CACHE: path.join(workspace, 'cache') });
  taken();
  const started = performance.now();
  const released = await release();
  if (!released.every(({ isNew }) => isNew)) throw new Error('The changed component has changed nothing in a brand.');
  const { uploadedBytes, uploads, copies } = taken();
  return {
    storeUploadMb: uploadedBytes / 1_000_000,
    storeUploads: uploads,
    storeCopies: copies,
    storeReleaseSeconds: (performance.now() - started) / 1000,
  };
}

/** The rest of what a build says about itself, which a release does not look at. */
const NO_SUMMARY: Omit<BuiltSite, 'brand' | 'site' | 'folder'> = {
  features: [],
  languages: [],
  firstLoad: { js: 0, css: 0 },
  files: 0,
  milliseconds: 0,
  fromCache: 'nothing',
};

/** The repository with one change in a component that most pages have. */
function changedCopy(scratch: string): string {
  const copy = path.join(scratch, 'changed');
  for (const part of PARTS) cpSync(path.join(repository, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'));
  const file = path.join(copy, COMPONENT);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace('size={14}', 'size={15}');
  if (changed === text) throw new Error(`${COMPONENT} has no size={14} to change.`);
  writeFileSync(file, changed);
  return copy;
}
