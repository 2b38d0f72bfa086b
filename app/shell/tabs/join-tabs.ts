import type { SharingSite } from './connect-tabs.ts';

/**
 * Shares the session with the other tabs of this site. A visitor's page loads nothing for it while no tab has one, which a lock
 * tells: it ends with its tab, so unlike a note in a storage it is never out of date.
 * @param over ends the sharing
 * @returns takes over another tab's session if this tab has none; resolves once the member is loaded, or no tab answers
 */
export function joinTabs(site: SharingSite, over: AbortSignal): () => Promise<void> {
  const { brand, session } = site;
  const restored = session.token();
  const load = () => import('./connect-tabs.ts').then((file) => file.connectTabs(site, restored, over));
  let tabs: ReturnType<typeof load> | undefined;
  const join = async () => {
    try {
      if (session.token() || (await navigator.locks.query()).held?.some(({ name }) => name === brand.merchant)) {
        tabs ??= load();
        await (await tabs).take();
      }
    } catch {
      // Without the file, or locks, this tab goes on alone, and tries again with its next session.
      tabs = undefined;
    }
  };
  over.addEventListener('abort', session.store.subscribe(join));
  document.addEventListener('visibilitychange', join, { signal: over });
  return join;
}
