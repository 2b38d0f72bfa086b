import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecordOf } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { SharedCache, WantedEntry } from '../cache/shared/shared-cache.ts';
import type { Memo } from '../memo.ts';
import { type BundleApp, compileInto, DESCRIPTION } from './compile-into.ts';
import type { Compilation, CompiledApp } from './compiled-app.ts';
import { isBundle } from './is-compiled-app.ts';
import { isLateDeclaration } from './late-declarations.ts';
import { readDeclarations } from './read-declarations.ts';
import { placeOfLate, putEntry, sharedEntry } from './shared-app.ts';

interface Sources {
  /** The package's root. */
  readonly root: string;
  /** Digest of the site's sources and of the tools. */
  readonly sources: string;
  readonly cache: BuildCache;
  readonly shared: SharedCache | undefined;
  /** Replaces the bundler. */
  readonly bundleApp?: BundleApp | undefined;
}

/** Compiles the site once for all brands, or loads it from a cache. */
export function compile(context: Sources & { readonly compilations: Memo<Compilation> }): Promise<Compilation> {
  return context.compilations(context.sources, () => compileSite(context));
}

/** Compiles the site. `sources` identifies all inputs of the compiled files. */
async function compileSite({ root, sources: key, cache, shared, bundleApp }: Sources): Promise<Compilation> {
  const entry = shared && sharedEntry(key);
  const share = (entry: WantedEntry) => compileAndShare({ root, cache, shared, bundleApp }, entry);
  let fromCache: Compilation['fromCache'] = 'app';
  const { folder, found } = await cache.folderOf(path.join('apps', key), async (draft) => {
    const taken = entry && (await shared?.take(entry));
    fromCache = taken ? 'shared' : 'nothing';
    const files = taken ?? (entry && shared?.signs ? await share(entry) : undefined);
    if (files) await putEntry(files, { key, draft, cache });
    else await compileInto(draft, root, cache, bundleApp);
  });
  if (found && entry && (await shared?.lacks(entry))) await share(entry);
  const description = path.join(folder, DESCRIPTION);
  const bundle = parseJson(readFileSync(description, 'utf8'), isBundle, description);
  // Read from the folder that is used for prerendering: Node runs a chunk once per path.
  const late = await cache.textOf(placeOfLate(key), async () =>
    JSON.stringify(await readDeclarations(root, folder, bundle)),
  );
  const app: CompiledApp = {
    ...bundle,
    late: parseJson(late, isRecordOf(isLateDeclaration), `The late declarations of ${key}`),
  };
  return { folder, app, stylesByClass: indexStyles(app), fromCache };
}

async function compileAndShare({ root, cache, shared, bundleApp }: Omit<Sources, 'sources'>, entry: WantedEntry) {
  // Only machines that sign import this.
  const { compileEntry } = await import('./compile-entry.ts');
  const files = await compileEntry(root, cache.folder, bundleApp);
  shared?.give(entry.name, files);
  return files;
}

function indexStyles({ files }: CompiledApp): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const [file, { classes }] of Object.entries(files)) {
    for (const name of classes) index.set(name, [...(index.get(name) ?? []), file]);
  }
  return index;
}
