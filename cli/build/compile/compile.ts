import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRecordOf } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { BuildContext } from '../fleet/build-context.ts';
import { withPacked } from '../packed/pack-files.ts';
import type { SiteFiles } from '../site-file.ts';
import type { Compilation, CompiledApp } from './compiled-app.ts';
import { type Bundle, isBundle } from './is-compiled-app.ts';
import { isLateDeclaration } from './late-declarations.ts';
import { readDeclarations } from './read-declarations.ts';

const DESCRIPTION = 'app.json';

/** Compiles the site once for all brands, or takes it from the cache. */
export function compile({ root, sources, cache, compilations }: BuildContext): Promise<Compilation> {
  return compilations(sources, () => compileSite(root, sources, cache));
}

/** @param key digest of all inputs of the compiled files */
async function compileSite(root: string, key: string, cache: BuildCache): Promise<Compilation> {
  const { folder, found } = await cache.folderOf(path.join('apps', key), async (draft) => {
    const { bundleApp } = await import('./bundle-app.ts');
    const bundle = await bundleApp(root, draft);
    writeFileSync(path.join(draft, DESCRIPTION), JSON.stringify(bundle));
    await withPacked(filesOf(bundle, draft), cache);
    // The chunks run in Node too, for prerendering.
    writeFileSync(path.join(draft, 'package.json'), '{"type":"module"}\n');
  });
  const description = path.join(folder, DESCRIPTION);
  const bundle = parseJson(readFileSync(description, 'utf8'), isBundle, description);
  // Read from the folder used for prerendering, since Node runs a chunk once per path that it is imported from.
  const late = await cache.textOf(path.join('late', `${key}.json`), async () =>
    JSON.stringify(await readDeclarations(root, folder, bundle)),
  );
  const app: CompiledApp = {
    ...bundle,
    late: parseJson(late, isRecordOf(isLateDeclaration), `The late declarations of ${key}`),
  };
  return { folder, app, stylesByClass: indexStyles(app), found };
}

/** The files that sites are linked from. Packing them here, and not when a site first needs them, does it once for all threads. */
function filesOf({ files, prerender }: Bundle, folder: string): SiteFiles {
  const linked = Object.entries(files).filter(([file]) => file !== prerender);
  return new Map(linked.map(([file, { digest, size }]) => [file, { source: path.join(folder, file), digest, size }]));
}

function indexStyles({ files }: CompiledApp): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const [file, { classes }] of Object.entries(files)) {
    for (const name of classes) index.set(name, [...(index.get(name) ?? []), file]);
  }
  return index;
}
