import { RELOADING, Reloading } from '../errors/reloading.ts';
import { unlessLeft } from './unless-left.ts';

/** Time limit for a chunk or a stylesheet, from the specification. */
const LIMIT_MS = 120_000;

/** Window event for a file of the site that failed to load. */
export const CHUNK_LOST = 'chunklost';

/** A script of the site did not arrive in time. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** A stylesheet of the site could not be loaded. */
export class StylesheetError extends Error {
  override name = 'StylesheetError';
}

/**
 * A file of the site: its name, its SHA-256 in base64, and the places in the list of what is loaded with it. A stylesheet
 * that is part of another has the place of that one.
 */
type Listed = readonly [name: string, sha256: string | number, imports?: readonly number[]];

interface Wanted {
  href: string;
  /** Empty where the page has no list of files, as in development. */
  integrity: string;
}

/**
 * Replaces Vite's preload helper: every `import()` of the site compiles to a call of it. Loads the chunk with the scripts
 * that it imports, and its stylesheets before it is used, each only with the bytes that the build made. Failures are not
 * cached, so the next call tries again.
 */
export const __vitePreload = createPreload();

export function createPreload() {
  let list: Promise<readonly Listed[]> | undefined;
  const refused = new Set<string>();
  // The browser's cache may hold the bytes that were refused.
  globalThis.addEventListener?.(RELOADING, (event) => {
    if (event instanceof Reloading) event.work.push(...[...refused].map(fetchPastCache));
  });
  const listed = () => {
    list ??= fetchList();
    list.catch(() => {
      list = undefined;
    });
    return list;
  };

  /**
   * @param load the `import()` itself
   * @param files the chunk and its stylesheets, relative to the importing module
   * @param importer address of the importing module
   * @throws ChunkLoadError after 120 s, StylesheetError when a stylesheet fails
   */
  return <Module>(load: () => Promise<Module>, files: readonly string[] = [], importer = ''): Promise<Module> => {
    // A prerender has no document to load into.
    if (typeof document === 'undefined') return load();
    const links = files.map((file) => new URL(file, importer).href);
    const work = async () => {
      // The page itself names the files of its first screen, with their digests.
      const isKnown = links.every((link) => linkTo('modulepreload', link) ?? sheetOf(link));
      const missing = await withDigests(links, isKnown ? [] : listed());
      const styles = missing.filter(({ href }) => href.endsWith('.css')).map((file) => loadStylesheet(file, refused));
      // In the same task as the import, which then gets these bytes or none.
      for (const file of missing) if (!file.href.endsWith('.css')) announceScript(file, refused);
      // Awaited together: a script that fails while a stylesheet loads would otherwise be an unhandled rejection.
      const [module] = await Promise.all([load(), ...styles]);
      return module;
    };
    return withTimeLimit(unlessLeft(work), links[0] ?? importer);
  };
}

/** @throws when the list is not the one that the page was built with */
async function fetchList(): Promise<readonly Listed[]> {
  const { list, listIntegrity = '' } = document.querySelector<HTMLElement>('[data-list]')?.dataset ?? {};
  return list ? (await fetch(list, { integrity: listIntegrity })).json() : [];
}

async function withDigests(
  links: readonly string[],
  list: readonly Listed[] | Promise<readonly Listed[]>,
): Promise<Wanted[]> {
  const files = await list;
  return links.flatMap((link) => {
    const listed = files.find(([name]) => link.endsWith(`/${name}`));
    const own = typeof listed?.[1] === 'number' ? files[listed[1]] : listed;
    // The page contains the stylesheets of its first screen.
    if (!own || sheetOf(link)) return { href: link, integrity: '' };
    const imports = (own[2] ?? []).map((place) => files[place]).filter((file) => file !== undefined);
    return [own, ...imports].map(([name, sha256]) => ({
      href: new URL(name, link).href,
      integrity: `sha256-${sha256}`,
    }));
  });
}

/**
 * Limits how long a page waits for work. Dispatches `CHUNK_LOST` when it fails.
 * @throws ChunkLoadError after 120 s
 */
export function withTimeLimit<Value>(work: Promise<Value>, what: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new ChunkLoadError(`${what} took longer than ${LIMIT_MS / 1000} seconds.`));
    const timer = setTimeout(late, LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
    work.catch(() => globalThis.dispatchEvent?.(new Event(CHUNK_LOST)));
  });
}

/** Starts a download early. The `import()` that follows reports a failure. */
function announceScript({ href, integrity }: Wanted, refused: Set<string>): void {
  if (linkTo('modulepreload', href)) return;
  const link = addLink('modulepreload', href, integrity);
  link.addEventListener('error', () => {
    refused.add(href);
    link.remove();
  });
}

async function fetchPastCache(file: string): Promise<void> {
  await fetch(file, { cache: 'reload' });
}

async function loadStylesheet({ href, integrity }: Wanted, refused: Set<string>): Promise<void> {
  const sheet = sheetOf(href);
  // A link has its sheet once it is loaded.
  if (sheet?.sheet) return;
  const link = sheet ?? addLink('stylesheet', href, integrity);
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      refused.add(href);
      // Only a new element is fetched again.
      link.remove();
      reject(new StylesheetError(`${href} could not be loaded.`));
    });
  });
}

/** The element with a stylesheet: the page contains those of its first screen. */
function sheetOf(href: string): HTMLStyleElement | HTMLLinkElement | undefined {
  const inPage = document.querySelector('style');
  return inPage?.dataset['files']?.includes(new URL(href).pathname) ? inPage : linkTo('stylesheet', href);
}

function linkTo(rel: string, href: string): HTMLLinkElement | undefined {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`);
  return [...links].find((link) => link.href === href);
}

function addLink(rel: string, href: string, integrity: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
  return link;
}
