import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readBrand, type SiteBrand } from './brand/brand.ts';
import { storedLanguage } from './language/create-language.ts';
import { fetchWords, findLanguage } from './language/words.ts';
import { findRoute } from './shell/router/find-route.ts';
import { BrowserRouter } from './shell/router/router.ts';
import { baseName } from './shell/site/base-name.ts';
import { createSite, type Site } from './shell/site/create-site.ts';
import { SiteRoot } from './shell/site/site-root.tsx';
import type { Feature } from './shell/slots/define-feature.ts';
import { fromLate, type LateFeature } from './shell/slots/late-feature.ts';

/**
 * Starts the site that this page carries, with the features that the brand's build linked in.
 * @param late features whose declaration comes with their first page
 */
export async function start(linked: readonly Feature[], late: readonly LateFeature[] = []): Promise<void> {
  const brand = readBrand(document);
  leadRootToIndex(brand);
  const language = findLanguage(brand, storedLanguage(localStorage));
  const first = await fetchWords(brand, language, 'first');
  const features = [...linked, ...late.map(fromLate)];
  const site = createSite({ brand, features, code: language.code, first, localStorage, sessionStorage });
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no root.');
  await showFirstPage(site, root);
}

/** Goes on with the prerendered page where it is this one, in this language; else renders anew. */
async function showFirstPage(site: Site, root: HTMLElement): Promise<void> {
  const page = (
    <BrowserRouter basename={baseName(site.brand)}>
      <SiteRoot site={site} />
    </BrowserRouter>
  );
  if (isPrerendered(site, root)) {
    await loadFirstScreen(site, location.pathname);
    const pressed = takePressed();
    // In slices: the page is all there to be read and scrolled meanwhile.
    startTransition(() => {
      hydrateRoot(root, page);
    });
    // A press hydrates at once what it is on.
    pressed?.click();
  } else {
    takePressed();
    root.replaceChildren();
    createRoot(root).render(page);
  }
  delete document.documentElement.dataset['pending'];
}

/** The button that was pressed last while nothing answered; from here on presses are answered. */
function takePressed(): HTMLElement | null {
  document.onclick = null;
  const pressed = document.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  return pressed;
}

/** The root is the index by another name; the address says so before anything is rendered. */
function leadRootToIndex(brand: SiteBrand): void {
  if (location.pathname !== brand.basePath) return;
  history.replaceState(null, '', `${brand.basePath}index${location.search}${location.hash}`);
}

function isPrerendered(site: Site, root: HTMLElement): boolean {
  const { path, language } = root.dataset;
  // The query narrows what was prerendered whole.
  if ('narrowed' in document.documentElement.dataset) return false;
  return path === withinSite(site.brand, location.pathname) && language === site.language.current().code;
}

/** The prerendered page's own screen has to be there, or the browser would show a skeleton over finished content. */
async function loadFirstScreen(site: Site, pathname: string): Promise<void> {
  const routes = site.features.flatMap(({ contributions }) => contributions.routes ?? []);
  const route = findRoute(routes, withinSite(site.brand, pathname));
  // A screen that fails to load is shown as failed by its own view, with a way to try again.
  if (route) await site.screens.load(route.screen).catch(() => undefined);
}

/** A path of the page without the base path, and without the slash that a folder's address ends with. */
function withinSite(brand: SiteBrand, pathname: string): string {
  return pathname.slice(brand.basePath.length - 1).replace(/(.)\/$/, '$1');
}
