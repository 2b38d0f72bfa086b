import path from 'node:path';
import { featuresByCall } from '#cli/brand/feature-calls.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { Compilation, CompiledApp } from '../compile/compiled-app.ts';
import { splitByAudience } from '../compile/late-declarations.ts';
import { digestOfParts } from '../digest.ts';
import type { Memo } from '../memo.ts';
import { withPacked } from '../packed/pack-files.ts';
import { nameByContent, type SiteFiles, written } from '../site-file.ts';
import type { SiteToBuild } from '../site-to-build.ts';
import { compileAdapter } from './compile-adapter.ts';
import { joinEarlyStyles } from './join-early.ts';
import type { LinkedSite } from './linked-site.ts';
import { listFiles } from './list-files.ts';
import { chunkOf, reached, staticallyReached } from './reach.ts';
import type { LateImport } from './write-entry.ts';

interface LinkContext {
  readonly linkedSites: Memo<LinkedSite>;
  readonly cache: BuildCache;
  /** The package's root. */
  readonly root: string;
}

/** What makes the entry of a site. */
interface Linking {
  /** Names in the order in which the site starts them. */
  readonly features: readonly string[];
  /** Code that runs before the site starts. */
  readonly adapter: string | undefined;
}

/** Links a brand's features. Brands with the same features share the result. */
export function link(
  { brand }: Pick<SiteToBuild, 'brand'>,
  compiled: Compilation,
  { linkedSites, cache, root }: LinkContext,
): Promise<LinkedSite> {
  const features = brand.features.map(({ name }) => name);
  const { adapter } = brand;
  return linkedSites([...features, adapter?.digest ?? ''].join(), async () => {
    const code = adapter && (await compileAdapter({ root, file: adapter.file }));
    const site = await linkFeatures(compiled, { features, adapter: code }, cache);
    return { ...site, files: await withPacked(cache.keep(site.files), cache) };
  });
}

/**
 * Writes the entry of a set of features and collects all files that it can load. @throws if a chunk contains code of a feature outside the set
 */
async function linkFeatures(
  { app, folder }: Compilation,
  { features, adapter }: Linking,
  cache: BuildCache,
): Promise<LinkedSite> {
  const first = [app.shell, ...features.filter((name) => !(name in app.late)).map((name) => featureChunk(app, name))];
  const allLate = features.flatMap((name) => lateImport(app, name));
  const forAccounts = partsOf(allLate, 'forAccounts');
  const late = partsOf(allLate, 'forGuests');
  const roots = [...first, ...allLate.map(({ file }) => file)];
  const chunks = reached(app, roots);
  const inlined = onlyInEntry(app, first.slice(1), chunks);
  const neededFile = written(`export const needed=${JSON.stringify(featuresByCall(features))};`);
  const needed = nameByContent('assets/needed.js', neededFile);
  const key = digestOfParts([
    path.basename(folder),
    ...first,
    JSON.stringify(allLate),
    ...inlined,
    needed,
    ...(adapter ? [adapter] : []),
  ]);
  const accounts = await accountFile(app, forAccounts, key, cache);
  const own: SiteFiles = new Map([...accounts, [needed, neededFile]]);
  const code = await cache.textOf(path.join('entries', `${key}.js`), async () => {
    const { writeEntry } = await import('./write-entry.ts');
    const name = [...accounts.keys()].at(0);
    return writeEntry({
      ...{ folder, shell: app.shell, features: first.slice(1), late, inlined, needed },
      ...(name !== undefined && { forAccounts: name }),
      ...(adapter !== undefined && { adapter }),
    });
  });
  assertOnlyLinked(app, chunks, features);
  const entryFile = written(code);
  const entry = nameByContent('assets/entry.js', entryFile);
  const firstOfAll = staticallyReached(app, first);
  const early = await joinEarlyStyles({ compilation: { app, folder }, chunks, first: firstOfAll, cache });
  const files: SiteFiles = new Map([[entry, entryFile], ...own]);
  if (early) files.set(early.place, early.file);
  for (const file of filesOf(app, chunks)) if (!inlined.has(file)) files.set(file, compiledFile(app, folder, file));
  const listFile = written(
    await cache.textOf(path.join('lists', `${key}.json`), async () =>
      listFiles({
        ...{ app, chunks: chunks.filter((file) => !inlined.has(file)), first: firstOfAll },
        own: new Map([...own].map(([file, { digest }]) => [file, digest])),
        ...(early && { early }),
      }),
    ),
  );
  const list = nameByContent('assets/files.json', listFile);
  files.set(list, listFile);
  return { files, entry, list, first: firstOfAll, inlined, chunks };
}

/** The parts of late features for one audience. */
function partsOf(late: readonly LateImport[], audience: 'forGuests' | 'forAccounts'): LateImport[] {
  return late.flatMap(({ file, declaration }) => {
    const part = splitByAudience(declaration)[audience];
    return part ? [{ file, declaration: part }] : [];
  });
}

/** The script with the parts that guests never see; undefined if there are none. */
async function accountFile(
  app: CompiledApp,
  late: readonly LateImport[],
  key: string,
  cache: BuildCache,
): Promise<SiteFiles> {
  if (late.length === 0) return new Map();
  const code = await cache.textOf(path.join('entries', `${key}-accounts.js`), async () => {
    const { writeForAccounts } = await import('./write-entry.ts');
    return writeForAccounts({ shell: app.shell, late });
  });
  const file = written(code);
  return new Map([[nameByContent('assets/accounts.js', file), file]]);
}

function lateImport(app: CompiledApp, name: string): LateImport[] {
  const declaration = app.late[name];
  return declaration ? [{ file: featureChunk(app, name), declaration }] : [];
}

/** Declarations that no other chunk imports. Inlined in the entry, they need neither a request nor a file. */
function onlyInEntry(app: CompiledApp, features: readonly string[], chunks: readonly string[]): ReadonlySet<string> {
  const shared = new Set(
    chunks.flatMap((file) => [...chunkOf(app, file).imports, ...chunkOf(app, file).dynamicImports]),
  );
  return new Set(features.filter((file) => !shared.has(file)));
}

function featureChunk(app: CompiledApp, name: string): string {
  const file = app.features[name];
  if (!file) throw new Error(`The compiled site has no feature ${name}.`);
  return file;
}

/** Scripts with the stylesheets and images that they load. */
function filesOf(app: CompiledApp, chunks: readonly string[]): Set<string> {
  return new Set(chunks.flatMap((file) => [file, ...chunkOf(app, file).css, ...chunkOf(app, file).assets]));
}

function compiledFile(app: CompiledApp, folder: string, file: string) {
  const facts = app.files[file];
  if (!facts) throw new Error(`The compiled site has no file ${file}.`);
  return { source: path.join(folder, file), digest: facts.digest, size: facts.size };
}

/** Checks the bundler's work: a shared chunk must not contain code of a feature that is not linked. */
function assertOnlyLinked(app: CompiledApp, chunks: readonly string[], features: readonly string[]): void {
  for (const file of chunks) {
    const stray = chunkOf(app, file).features.find((name) => !features.includes(name));
    if (stray) throw new Error(`${file} holds code of the feature ${stray}, which this brand does not have.`);
  }
}
