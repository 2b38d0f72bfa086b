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

const DESCRIPTION = 'app.json';

/**
 * Compiles the site once for all brands, or takes it from the cache.
 * @param root the package's root
 * @param key digest of everything that the compiled files depend on
 */
export async function compile(root: string, key: string, cache: BuildCache): Promise<Compilation> {
  const { folder, found } = await cache.folderOf(path.join('apps', key), async (draft) => {
    const { bundleApp } = await import('./bundle-app.ts');
    const bundle = await bundleApp(root, draft);
    // The chunks run in Node too, for prerendering.
    writeFileSync(path.join(draft, 'package.json'), '{"type":"module"}\n');
    const app: CompiledApp = { ...bundle, late: await lateDeclarations(root, draft, bundle.features) };
    writeFileSync(path.join(draft, DESCRIPTION), JSON.stringify(app));
  });
  const app: CompiledApp = JSON.parse(readFileSync(path.join(folder, DESCRIPTION), 'utf8'));
  return { folder, app, stylesByClass: indexStyles(app), found };
}

function indexStyles({ files }: CompiledApp): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const [file, { classes }] of Object.entries(files)) {
    for (const name of classes) index.set(name, [...(index.get(name) ?? []), file]);
  }
  return index;
}
