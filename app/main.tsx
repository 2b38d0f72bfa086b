import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readBrand, type SiteBrand } from './brand/brand.ts';
import { storedLanguage } from './language/create-language.ts';
import { knowLanguage } from './language/know-language.ts';
import { fetchWords, findLanguage } from './language/words.ts';
import { type Drafts, SAVED_DRAFTS } from './shell/drafts/draft-owner.ts';
import { findRoute } from './shell/router/find-route.ts';
import { BrowserRouter } from './shell/router/router.ts';
import { isSamePath } from './shell/router/same-path.ts';
import { baseName } from './shell/site/base-name.ts';
import { createSite, type LoadNeeded, type Site } from './shell/site/create-site.ts';
import { SiteRoot } from './shell/site/site-root.tsx';
import type { Feature } from './shell/slots/define-feature.ts';
import { fromLate, type LateFeature } from './shell/slots/late-feature.ts';
import { deviceStorage, tabStorage } from './storage/storage.ts';

/** For the entry, which loads the declarations of late features itself. */
export { __vitePreload as preload } from './shell/loading/preload.ts';

/**
 * Starts the site of this page with the features linked into the brand's build.
 * @param late features whose declaration is loaded with their first page
 * @param forAccounts loads those of them that guests never see
 * @param loadNeeded loads which features need which call
 */
export async function start(
  linked: readonly Feature[],
  late: readonly LateFeature[] = [],
  forAccounts?: () => Promise<{ late: readonly LateFeature[] }>,
  loadNeeded?: LoadNeeded,
): Promise<void> {
  // The newest of what the site calls, in every engine.
  if (!('any' in AbortSignal && 'canParse' in URL)) (await import('./shell/old-browsers/fill-in.ts')).fillIn();
  const brand = readBrand(document);
  redirectRootToIndex(brand);
  const language = findLanguage(brand, storedLanguage(deviceStorage));
  const [first, drafts] = await Promise.all([
    fetchWords(brand, language, 'first'),
    savedDrafts(),
    knowLanguage(language.tag),
  ]);
  const features = [...linked, ...late.map(fromLate)];
  const loadForAccounts = forAccounts && (async () => (await forAccounts()).late.map(fromLate));
  const site = createSite({
    ...{ brand, features, code: language.code, first, deviceStorage, tabStorage, drafts },
    ...(loadForAccounts && { loadForAccounts }),
    ...(loadNeeded && { loadNeeded }),
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no root.');
  await showFirstPage(site, root);
}

/** Drafts of the page before this one; restored before the first render, which may show a form. */
async function savedDrafts(): Promise<Drafts> {
  if (!tabStorage.getItem(SAVED_DRAFTS)) return new Map();
  const restored = import('./shell/drafts/saved-drafts.ts').then(({ restoreDrafts }) => restoreDrafts(tabStorage));
  // The site must start without them too.
  return restored.catch(() => new Map());
}

/** Hydrates the prerendered page if it matches the address and the language; otherwise renders from scratch. */
async function showFirstPage(site: Site, root: HTMLElement): Promise<void> {
  const page = (
    <BrowserRouter basename={baseName(site.brand)}>
      <SiteRoot site={site} />
    </BrowserRouter>
  );
  if (isPrerendered(site, root)) {
    await loadFirstScreen(site, location.pathname);
    const pressed = takePressed();
    // A transition hydrates in slices, so the page can be read and scrolled meanwhile.
    startTransition(() => {
      hydrateRoot(root, page);
    });
    // Replays the press; React hydrates the pressed part first.
    pressed?.click();
  } else {
    takePressed();
    root.replaceChildren();
    createRoot(root).render(page);
  }
  const { dataset } = document.documentElement;
  delete dataset['pending'];
  // The recovery screen is for pages whose scripts did not run.
  dataset['started'] = '';
  // The boot script waits for it.
  dispatchEvent(new Event('started'));
}

/** Returns the last button pressed before hydration and stops recording presses. */
function takePressed(): HTMLElement | null {
  document.onclick = null;
  const pressed = document.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  return pressed;
}

/** `/` and `/index` are the same page; the address must say so before the first render. */
function redirectRootToIndex(brand: SiteBrand): void {
  if (!isSamePath(location.pathname, brand.basePath)) return;
  history.replaceState(null, '', `${brand.basePath}index${location.search}${location.hash}`);
}

function isPrerendered(site: Site, root: HTMLElement): boolean {
  const { path, language } = root.dataset;
  // The query filters the page, which was prerendered unfiltered.
  if ('narrowed' in document.documentElement.dataset) return false;
  return (
    path !== undefined &&
    isSamePath(path, withinSite(site.brand, location.pathname)) &&
    language === site.language.current().code
  );
}

/** Loads the prerendered page's screen, so that no skeleton replaces finished content. */
async function loadFirstScreen(site: Site, pathname: string): Promise<void> {
  const routes = site.features.flatMap(({ contributions }) => contributions.routes ?? []);
  const route = findRoute(routes, withinSite(site.brand, pathname));
  // The screen's view shows a failed load and offers another try.
  if (route) await site.screens.load(route.screen).catch(() => undefined);
}

/** A pathname without the base path. */
function withinSite(brand: SiteBrand, pathname: string): string {
  return pathname.slice(brand.basePath.length - 1);
}
