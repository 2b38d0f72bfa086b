import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildCache } from '../cache/build-cache.ts';
import { withPacked } from '../packed/pack-files.ts';
import type { SiteFiles } from '../site-file.ts';
import type { Bundle } from './is-compiled-app.ts';

/** File that describes a compiled site. */
export const DESCRIPTION = 'app.json';

/** Bundles the sources of the package into an empty folder. */
export type BundleApp = (root: string, folder: string) => Promise<Bundle>;

/** Imports the bundler only if the site has to be compiled. */
const bundleLazily: BundleApp = async (root, folder) => (await import('./bundle-app.ts')).bundleApp(root, folder);

/** Compiles the site into an empty folder and packs its files into the cache. */
export async function compileInto(
  folder: string,
  root: string,
  cache: BuildCache,
  bundleApp: BundleApp = bundleLazily,
): Promise<Bundle> {
  const bundle = await bundleApp(root, folder);
  writeFileSync(path.join(folder, DESCRIPTION), JSON.stringify(bundle));
  await withPacked(filesOf(bundle, folder), cache);
  // Lets Node run the chunks for prerendering.
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}\n');
  return bundle;
}

/** The files that sites link to. Packed here, so that all threads find them packed. */
function filesOf({ files, prerender }: Bundle, folder: string): SiteFiles {
  const linked = Object.entries(files).filter(([file]) => file !== prerender);
  return new Map(linked.map(([file, { digest, size }]) => [file, { source: path.join(folder, file), digest, size }]));
}
