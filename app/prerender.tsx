import { renderToString } from 'react-dom/server';
import type { SiteBrand } from './brand/brand.ts';
import type { Words } from './language/words.ts';
import { findRoute } from './shell/router/find-route.ts';
import { StaticRouter } from './shell/router/router.ts';
import { baseName } from './shell/site/base-name.ts';
import { createSite } from './shell/site/create-site.ts';
import { SiteRoot } from './shell/site/site-root.tsx';
import type { Feature } from './shell/slots/define-feature.ts';

export interface PrerenderRequest {
  brand: SiteBrand;
  features: readonly Feature[];
  /** Product code of the language to write in. */
  code: string;
  /** Whole words by namespace, the brand's own laid over the shared ones. */
  words: Words;
  /** Path below the base path, such as `/index`. */
  path: string;
}

export interface PrerenderedPage {
  /** Content of the page's root. */
  html: string;
  /** Title of the document. */
  title: string;
}

/**
 * Renders one page of a site to HTML. It shows what stands before the platform has answered: no module, nobody logged in.
 * @throws when no linked feature has a page at that path
 */
export async function prerender({ brand, features, code, words, path }: PrerenderRequest): Promise<PrerenderedPage> {
  const site = createSite({ brand, features, code, first: words, ready: words });
  const routes = features.flatMap((feature) =>
    (feature.contributions.routes ?? []).map((route) => ({ ...route, namespace: feature.name })),
  );
  const route = findRoute(routes, path);
  if (!route) throw new Error(`No linked feature has a page at ${path}.`);
  await site.screens.load(route.screen);
  const html = renderToString(
    <StaticRouter basename={baseName(brand)} location={`${brand.basePath}${path.slice(1)}`}>
      <SiteRoot site={site} />
    </StaticRouter>,
  );
  const title = site.language.i18n.getFixedT(null, route.namespace)(route.title);
  return { html, title: `${title} · ${brand.name}` };
}
