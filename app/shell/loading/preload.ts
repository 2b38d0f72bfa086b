/** How long a chunk or a stylesheet may take, as the specification says. */
const LIMIT_MS = 120_000;

/** Name of the event that the window is sent when a file of the site could not be had. */
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
 * Takes the place of Vite's preload helper: every `import()` of the site is compiled into a call of it. Loads what the
 * chunk needs beside it, its stylesheets before it is used. A failure is not remembered, so the next call tries again.
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
  // A prerender has no document: there is nothing to show and nothing to wait for.
  if (typeof document === 'undefined') return load();
  const links = files.map((file) => new URL(file, importer).href);
  const styles = links.filter((link) => link.endsWith('.css')).map(loadStylesheet);
  for (const link of links) if (!link.endsWith('.css')) announceScript(link);
  // Waited for at once: a script that fails while a stylesheet is on its way would else be nobody's failure.
  const all = Promise.all([load(), ...styles]).then(([module]) => module);
  return inTime(all, links[0] ?? importer);
}

/**
 * Something that a page waits for, as long as it may take. That it failed the window is told.
 * @throws ChunkLoadError after 120 s
 */
export function inTime<Value>(work: Promise<Value>, what: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new ChunkLoadError(`${what} took longer than ${LIMIT_MS / 1000} seconds.`));
    const timer = setTimeout(late, LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
    work.catch(() => globalThis.dispatchEvent?.(new Event(CHUNK_LOST)));
  });
}

/** Starts a download early. The `import()` that follows is what reports a failure. */
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

/** A link that has no sheet and is not on its way has failed before; only a new one is fetched again. */
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
