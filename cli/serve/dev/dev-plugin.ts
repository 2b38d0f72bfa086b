import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { readProven } from '#cli/build/proof/proven-bytes.ts';
import { DEV_ADAPTER, DEV_ENTRY, type DevSite, PROBLEMS_ENTRY } from './stamp-dev-site.ts';

/** The current site, which a change to the brand replaces. */
export interface CurrentSite {
  site: DevSite;
  /** Problems of the brand as text; null without any. */
  problem: string | null;
}

const RESOLVED = `\0${DEV_ENTRY}`;
const RESOLVED_ADAPTER = `\0${DEV_ADAPTER}`;
const RESOLVED_PROBLEMS = `\0${PROBLEMS_ENTRY}`;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the brand's entry, its stamped files and its page. @param root the package's root */
export function devPlugin(root: string, current: CurrentSite): Plugin {
  const modules = new Map([
    [RESOLVED, () => current.site.entry],
    [RESOLVED_ADAPTER, () => current.site.adapter],
    [RESOLVED_PROBLEMS, () => readFileSync(path.join(root, 'cli/templates/dev-problems.js'), 'utf8')],
  ]);
  return {
    name: 'brandgen:dev',
    resolveId: (id) => (modules.has(`\0${id}`) ? `\0${id}` : null),
    load: (id) => modules.get(id)?.() ?? null,
    configureServer(server) {
      server.middlewares.use(stampedFiles(current));
      // Register after Vite's own middlewares: any path that is not a file belongs to the site.
      return () => server.middlewares.use(page(server, current));
    },
  };
}

/** Invalidates the entry and the adapter, as both may have changed, and reloads the page. */
export function reload(server: ViteDevServer): void {
  for (const id of [RESOLVED, RESOLVED_ADAPTER]) {
    const module = server.moduleGraph.getModuleById(id);
    if (module) server.moduleGraph.invalidateModule(module);
  }
  server.ws.send({ type: 'full-reload' });
}

function stampedFiles(current: CurrentSite): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { brand, files } = current.site;
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = files.get(pathname.replace(new RegExp(`^(${brand.basePath}|/)`), ''));
    if (!file) return next();
    response.setHeader('Content-Type', TYPES[path.extname(pathname)] ?? 'application/octet-stream');
    response.setHeader('Cache-Control', 'no-store');
    response.end('source' in file ? readProven(file) : file.bytes);
  };
}

function page(server: ViteDevServer, current: CurrentSite): Connect.NextHandleFunction {
  return (request, response, next) => {
    server.transformIndexHtml(request.url ?? '/', current.site.page).then((html) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(html);
    }, next);
  };
}
