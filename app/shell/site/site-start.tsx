import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { loadModuleTree } from '#app/modules/load-module-tree.ts';
import { isRemembered } from '#app/session/is-remembered.ts';
import { deviceStorage, tabStorage } from '#app/storage/storage.ts';
import { reachAfter } from '../connection/reach.ts';
import { loadAgainOnline } from '../loading/load-again.ts';
import { SiteStartedContext } from '../loading/site-started.ts';
import { REOPEN } from '../modals/modal-store.ts';
import { joinTabs } from '../tabs/join-tabs.ts';
import type { Site } from './create-site.ts';

/** Key of the merchant's code in both storages, as specified; a log-out leaves it there. */
const MERCHANT_KEY = 'merchantCode';

interface SiteStartProps {
  site: Site;
  children: ReactNode;
}

/**
 * Loads the module tree and the session after the first paint. It passes its children through, so only components that
 * use `useSiteStarted` re-render afterwards.
 */
export function SiteStart({ site, children }: SiteStartProps) {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    const loadModules = () => loadTree(site);
    void loadModules().catch(() => repeat(loadModules, over.signal));
    const settled = () => {
      delete document.documentElement.dataset['session'];
      startTransition(() => setStarted(true));
      if (tabStorage.getItem(REOPEN))
        void import('../modals/reopen.ts').then(({ reopen }) => reopen(site.modals, tabStorage));
    };
    // Without the code that opens a session, the person can still log in.
    begin(site, over.signal).then(settled, settled);
    loadLocaleData(site);
    for (const storage of [tabStorage, deviceStorage]) storage.setItem(MERCHANT_KEY, site.brand.merchant);
    // In a task of its own: the first calls are more than a frame's work for a phone.
    const next = setTimeout(() => watchHosts(site, over.signal));
    return () => {
      clearTimeout(next);
      over.abort();
    };
  }, [site]);
  return <SiteStartedContext value={started}>{children}</SiteStartedContext>;
}

/** Finds another domain or host of images where one of them does not answer. */
function watchHosts(site: Site, over: AbortSignal): void {
  void loadAgainOnline(() => import('../domain/check-domain.ts')).then(({ checkDomain }) => {
    if (!over.aborted) void checkDomain(site, over);
  });
  const { imageCdns } = site.brand.platform;
  // With a single host there is nothing to fail over to.
  if (imageCdns.length > 1)
    void import('../status/image-fail-over.ts').then(({ failOverImages }) => failOverImages(document, imageCdns));
}

/** The first formatter of a page takes the browser longer than a frame: made while the platform has yet to send what it formats. */
function loadLocaleData({ language, brand: { currency } }: Site): void {
  const { tag } = language.current();
  setTimeout(() => new Intl.NumberFormat(tag, { style: 'currency', currency }).format(0));
}

/** Loads the module tree, the page's first call, and notes whether the platform answers. */
async function loadTree({ platform, clock, modules, reach }: Site): Promise<void> {
  try {
    await loadModuleTree(platform, modules, tabStorage);
    reach.setState({ state: 'reached' });
  } catch (problem) {
    reach.setState(reachAfter(problem, clock.now()));
    throw problem;
  }
}

/** Restores this tab's session, takes over another tab's, or opens one if the platform remembers this device. */
async function begin(site: Site, over: AbortSignal): Promise<void> {
  const join = joinTabs(site, over);
  void join();
  await site.session.restore();
  await join();
  if (isRemembered()) await (await import('../log-in/resume.ts')).resume(site);
}

/** Loads what repeats a call only after one has failed. */
async function repeat(call: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const { keepTrying } = await loadAgainOnline(() => import('#app/platform/keep-trying.ts'));
  await keepTrying(call, signal);
}
