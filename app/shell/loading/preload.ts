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
 * Replaces Vite's preload helper: every `import()` of the site compiles to a call of it. Loads the chunk's
 * dependencies, and its stylesheets before it is used. Failures are not cached, so the next call tries again.
 * @param load the `import()` itself
 * @param files stylesheets and scripts of the chunk, relative to the importing module
 * @param importer address of the importing module
 * @throws ChunkLoadError after 120 s, StylesheetError when a stylesheet fails
 */
export function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  importer = '',
): Promise<Module> {
  // A prerender has no document to load into.
  if (typeof document === 'undefined') return load();
  const links = files.map((file) => new URL(file, importer).href);
  const styles = links.filter((link) => link.endsWith('.css')).map(loadStylesheet);
  for (const link of links) if (!link.endsWith('.css')) announceScript(link);
  // Awaited together: a script that fails while a stylesheet loads would otherwise be an unhandled rejection.
  const all = Promise.all([load(), ...styles]).then(([module]) => module);
  return withTimeLimit(all, links[0] ?? importer);
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
function announceScript(href: string): void {
  if (linkTo('modulepreload', href)) return;
  const link = addLink('modulepreload', href);
  link.addEventListener('error', () => link.remove());
}

async function loadStylesheet(href: string): Promise<void> {
  const known = linkTo('stylesheet', href);
  if (known?.sheet) return;
  const link = known && 'loading' in known.dataset ? known : replaceStylesheet(known, href);
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new StylesheetError(`${href} could not be loaded.`)));
  });
}

/** A link without a sheet that is not loading has failed; only a new element is fetched again. */
function replaceStylesheet(failed: HTMLLinkElement | undefined, href: string): HTMLLinkElement {
  failed?.remove();
  const link = addLink('stylesheet', href);
  link.dataset['loading'] = '';
  link.addEventListener('load', () => delete link.dataset['loading']);
  link.addEventListener('error', () => link.remove());
  return link;
}

function linkTo(rel: string, href: string): HTMLLinkElement | undefined {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`);
  return [...links].find((link) => link.href === href);
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}
