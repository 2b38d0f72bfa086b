import { renderToString } from 'react-dom/server';
import type { SiteBrand } from './brand/brand.ts';
import type { Words } from './language/words.ts';
import { findRoute } from './shell/router/find-route.ts';
import { FixedRouter } from './shell/router/fixed-router.tsx';
import { baseName } from './shell/site/base-name.ts';
import { createSite, type Site } from './shell/site/create-site.ts';
import { SiteRoot } from './shell/site/site-root.tsx';
import type { Feature } from './shell/slots/define-feature.ts';

export { lazyFields } from './shell/slots/lazy-fields.ts';

export interface PrerenderRequest {
  brand: SiteBrand;
  features: readonly Feature[];
  /** Product code of the language to write in. */
  code: string;
  /** Complete words by namespace, with the brand's own merged over the shared ones. */
  words: Words;
  /** Paths below the base path, such as `/index`. */
  paths: readonly string[];
}

export interface PrerenderedPage {
  path: string;
  /** Content of the root element. */
  html: string;
  /** Title of the document. */
  title: string;
}

/** What React writes in place of a part that threw inside a Suspense boundary, instead of throwing itself. */
const FAILED = '<!--$!-->';

/**
 * Renders pages of a site to HTML as they look before the platform answers: no modules, no session.
 * @returns the pages in the order of their paths
 * @throws when no linked feature has a page at a path, or a page cannot be rendered
 */
export async function prerender({ paths, ...request }: PrerenderRequest): Promise<PrerenderedPage[]> {
  const { brand, features, code, words } = request;
  const site = createSite({ brand, features, code, first: words, ready: words });
  const pages: PrerenderedPage[] = [];
  for (const path of paths) pages.push(await renderPage(site, path));
  return pages;
}

async function renderPage(site: Site, path: string): Promise<PrerenderedPage> {
  const { brand, features } = site;
  const owner = features.find(({ contributions: { routes = [] } }) => findRoute(routes, path));
  const route = findRoute(owner?.contributions.routes ?? [], path);
  if (!owner || !route) throw new Error(`No linked feature has a page at ${path}.`);
  await site.screens.load(route.screen);
  const html = renderToString(
    <FixedRouter basename={baseName(brand)} location={`${brand.basePath}${path.slice(1)}`}>
      <SiteRoot site={site} />
    </FixedRouter>,
  );
  if (html.includes(FAILED)) throw new Error(`The page at ${path} failed while it was rendered.`);
  const title = site.language.i18n.getFixedT(null, owner.name)(route.title);
  return { path, html, title: `${title} · ${brand.name}` };
}
