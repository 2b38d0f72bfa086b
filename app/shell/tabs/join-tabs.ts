import type { Site } from '../site/create-site.ts';
import { countSessions } from './session-lock.ts';

/**
 * Shares the session with the other tabs of this site. A visitor's page loads nothing for it while no tab has one.
 * @param over ends the sharing
 * @returns takes over another tab's session if this tab has none; resolves once the member is loaded, or nobody answers
 */
export function joinTabs(site: Site, over: AbortSignal): () => Promise<void> {
  const { brand, session } = site;
  const restored = session.token();
  const load = () => import('./connect-tabs.ts').then((file) => file.connectTabs(site, restored, over));
  let tabs: ReturnType<typeof load> | undefined;
  const connect = () => {
    tabs ??= load();
    // Without it this tab goes on alone, and tries again with its next session.
    return tabs.catch(() => {
      tabs = undefined;
    });
  };
  const take = async () => {
    if (!session.token() && (await countSessions(brand.merchant)) > 0) await (await connect())?.take();
  };
  const unsubscribe = session.store.subscribe(({ status }) => void (status !== 'guest' && connect()));
  over.addEventListener('abort', unsubscribe);
  document.addEventListener('visibilitychange', () => void (document.hidden || take()), { signal: over });
  if (restored) void connect();
  return take;
}
