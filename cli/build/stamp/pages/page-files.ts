import type { Compilation } from '#cli/build/compile/compiled-app.ts';
import type { LinkedSite } from '#cli/build/link/linked-site.ts';
import { chunkOf, staticallyReached, stylesOf } from '#cli/build/link/reach.ts';

/** Files that a browser loads to show one page, in order; paths in the site. */
export interface PageFiles {
  /** The entry not included. */
  scripts: readonly string[];
  /** The theme's stylesheet not included. */
  styles: readonly string[];
}

/**
 * Finds what a page needs besides its entry: the first load, the chunk of its screen, and every stylesheet with a class
 * of its prerendered content, with the chunk that it belongs to. So a page is fully styled before its first script runs.
 */
export function pageFiles(
  { app, stylesByClass }: Compilation,
  linked: LinkedSite,
  html: string,
  screen: string | null,
): PageFiles {
  const used = new Set(classesOf(html).flatMap((name) => stylesByClass.get(name) ?? []));
  const shown = linked.chunks.filter((file) => chunkOf(app, file).css.some((style) => used.has(style)));
  const own = screen !== null && linked.chunks.includes(screen) ? [screen] : [];
  const chunks = staticallyReached(app, [...linked.first, ...own, ...shown]);
  return { scripts: chunks.filter((file) => !linked.inlined.has(file)), styles: stylesOf(app, chunks) };
}

function classesOf(html: string): string[] {
  const attributes = new Set(html.match(/(?<= class=")[^"]+/g));
  return [...attributes].flatMap((list) => list.split(' '));
}
