import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WordsByNamespace } from '#cli/brand/resolved-brand.ts';
import type { Compilation } from '#cli/build/compile/compiled-app.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';

export interface PrerenderRequest {
  brand: SiteBrand;
  /** Names of the linked features, in their order. */
  features: readonly string[];
  /** Product code of the language. */
  code: string;
  words: WordsByNamespace;
  /** Paths below the base path, such as `/index`. */
  paths: readonly string[];
}

export interface PrerenderedPage {
  path: string;
  html: string;
  title: string;
  /** Chunk of the page's own screen; null if it has none. */
  screen: string | null;
  /** Name of the feature that the page belongs to. */
  feature: string;
}

/** Runs the compiled site in this process. */
export interface Prerenderer {
  /** Returns the pages in the order of their paths. */
  render(request: PrerenderRequest): Promise<PrerenderedPage[]>;
  /** Paths of all pages of these features, below the base path. */
  paths(features: readonly string[]): string[];
}

/** Interface of the compiled prerenderer, as `app/` and `cli/` share no types. */
interface Feature {
  name: string;
  contributions: { routes?: readonly Route[] };
}

interface Route {
  path: string;
  screen: { load: () => Promise<unknown> };
}

interface PrerenderModule {
  prerender(
    request: Omit<PrerenderRequest, 'features'> & { features: readonly Feature[] },
  ): Promise<{ path: string; html: string; title: string }[]>;
}

export async function openPrerenderer({ app, folder }: Compilation): Promise<Prerenderer> {
  const load = (file: string) => import(pathToFileURL(path.join(folder, file)).href);
  const { prerender }: PrerenderModule = await load(app.prerender);
  const features = new Map<string, Feature>();
  for (const [name, file] of Object.entries(app.features)) features.set(name, (await load(file)).feature);

  const linkedOf = (names: readonly string[]) => names.flatMap((name) => features.get(name) ?? []);
  return {
    async render(request) {
      const linked = linkedOf(request.features);
      const pages = await prerender({ ...request, features: linked });
      return pages.map((page) => {
        const owner = linked.find(({ contributions }) => routeAt(contributions.routes, page.path));
        const route = routeAt(owner?.contributions.routes, page.path);
        return { ...page, screen: route ? chunkLoadedBy(route.screen.load) : null, feature: owner?.name ?? '' };
      });
    },
    paths: (names) =>
      linkedOf(names).flatMap(({ contributions }) => (contributions.routes ?? []).map(({ path: page }) => page)),
  };
}

function routeAt(routes: readonly Route[] = [], path: string): Route | undefined {
  return routes.find((route) => route.path === path);
}

/**
 * The chunk that a loader imports. It is parsed from the compiled loader, as nothing else connects a route to its
 * chunk: `() => preload(() => import('./home-page-x.js'), …)` gives `assets/home-page-x.js`.
 */
export function chunkLoadedBy(load: () => Promise<unknown>): string | null {
  const file = /import\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/.exec(load.toString())?.[1];
  return file ? `assets/${file}` : null;
}
