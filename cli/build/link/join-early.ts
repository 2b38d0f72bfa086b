import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildCache } from '../cache/build-cache.ts';
import type { Compilation, CompiledApp } from '../compile/compiled-app.ts';
import { digestOfParts } from '../digest.ts';
import { nameByContent, type SiteFile, written } from '../site-file.ts';
import { chunkOf, staticallyReached, stylesOf } from './reach.ts';

/** A stylesheet of one site that has the rules of several compiled ones. */
export interface JoinedStyles {
  /** Its path in the site. */
  readonly place: string;
  readonly file: SiteFile;
  /** The compiled stylesheets. A page that needs one of them loads this one. */
  readonly parts: readonly string[];
}

interface JoinRequest {
  compilation: Pick<Compilation, 'app' | 'folder'>;
  /** Every script of the site. */
  chunks: readonly string[];
  /** Scripts of the first load. */
  first: readonly string[];
  cache: BuildCache;
}

/**
 * Joins the stylesheets that a site loads right behind its first paint. As files that all brands share they would be a
 * request per feature. @returns undefined if there are fewer than two
 */
export async function joinEarlyStyles({
  compilation,
  chunks,
  first,
  cache,
}: JoinRequest): Promise<JoinedStyles | undefined> {
  const { app, folder } = compilation;
  const parts = earlyStyles(app, chunks, first);
  if (parts.length < 2) return undefined;
  // Brands that differ in other features share it.
  const name = `${digestOfParts([path.basename(folder), ...parts])}-early.css`;
  const css = await cache.textOf(path.join('entries', name), async () =>
    parts.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n'),
  );
  const file = written(css);
  return { place: nameByContent('assets/early.css', file), file, parts };
}

/**
 * Stylesheets of the early chunks and of what these import of the shell and the kit, which come first, as features may
 * override them.
 */
function earlyStyles(app: CompiledApp, chunks: readonly string[], first: readonly string[]): string[] {
  const ofFirst = new Set(stylesOf(app, first));
  const isOfFeature = (file: string) => chunkOf(app, file).features.length > 0;
  const early = chunks.filter((file) => app.early.includes(file)).sort();
  const shared = staticallyReached(app, early).filter((file) => !isOfFeature(file));
  return stylesOf(app, [...shared, ...early]).filter((file) => !ofFirst.has(file));
}
