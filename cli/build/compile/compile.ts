import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildCache } from '../cache/build-cache.ts';
import type { CompiledApp } from './compiled-app.ts';
import { lateDeclarations } from './late-declarations.ts';

export interface Compilation {
  /** Folder of the compiled files. */
  folder: string;
  app: CompiledApp;
  /** Stylesheets that speak of a class, by the class. */
  stylesByClass: ReadonlyMap<string, readonly string[]>;
  /** Whether it came from the cache. */
  found: boolean;
}

/** What bundling tells of the compiled site. */
type Bundle = Omit<CompiledApp, 'late'>;

const DESCRIPTION = 'app.json';

/**
 * Compiles the site once for all brands, or takes it from the cache.
 * @param root the package's root
 * @param key digest of everything that the compiled files depend on
 */
export async function compile(root: string, key: string, cache: BuildCache): Promise<Compilation> {
  const { folder, found } = await cache.folderOf(path.join('apps', key), async (draft) => {
    const { bundleApp } = await import('./bundle-app.ts');
    writeFileSync(path.join(draft, DESCRIPTION), JSON.stringify(await bundleApp(root, draft)));
    // The chunks run in Node too, for prerendering.
    writeFileSync(path.join(draft, 'package.json'), '{"type":"module"}\n');
  });
  const bundle: Bundle = JSON.parse(readFileSync(path.join(folder, DESCRIPTION), 'utf8'));
  // Read where the chunks will be prerendered from, since Node runs a chunk once for each place that it is imported from.
  const late = await cache.textOf(path.join('late', `${key}.json`), async () =>
    JSON.stringify(await lateDeclarations(root, folder, bundle.features)),
  );
  const app: CompiledApp = { ...bundle, late: JSON.parse(late) };
  return { folder, app, stylesByClass: indexStyles(app), found };
}

function indexStyles({ files }: CompiledApp): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const [file, { classes }] of Object.entries(files)) {
    for (const name of classes) index.set(name, [...(index.get(name) ?? []), file]);
  }
  return index;
}
