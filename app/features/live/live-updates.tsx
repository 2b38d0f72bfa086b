import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { loadModuleTree } from '#app/modules/load-module-tree.ts';
import { useModuleStore } from '#app/modules/module-context.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { type LiveListener, memberChanges } from '#app/session/live-news.ts';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';
import { systemStatusKey } from '#app/shell/status/status-query.ts';
import { tabStorage } from '#app/storage/storage.ts';
import { BalanceAnnouncer } from './balance-announcer.tsx';
import { listen } from './listen.ts';
import { ProposalWatch } from './proposal-watch.tsx';

/** Listens during a session, and updates the parts of the shell. */
export function LiveUpdates() {
  useLiveMember();
  useLiveStatus();
  useLiveModules();
  // Last, so that all listeners are subscribed before the first event.
  useListening();
  return (
    <>
      <ProposalWatch />
      <BalanceAnnouncer />
    </>
  );
}

function useListening(): void {
  const { url } = useBrand().platform;
  const session = useSessionService();
  const id = useSession().member?.id;
  // Reconnect for each token: the platform closes a connection when another tab has replaced its session.
  const token = session.token();
  useEffect(() => {
    if (id === undefined || token === null) return;
    return listen({ url, session, token: session.token });
  }, [url, session, id, token]);
}

/** Updates the balance and the message count. */
function useLiveMember(): void {
  const session = useSessionService();
  const { store, listeners } = session;
  useEffect(() => {
    const listener: LiveListener = (news) => {
      // Keep the current value if the request fails.
      if (news.topic === 'missed') void session.refresh().catch(() => undefined);
      else store.setState(({ member }) => ({ member: member && { ...member, ...memberChanges(news) } }));
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [session, store, listeners]);
}

function useLiveStatus(): void {
  const queries = useQueryClient();
  // The poll every 30 seconds covers missed events.
  useLive('status', () => void queries.invalidateQueries({ queryKey: systemStatusKey }));
}

function useLiveModules(): void {
  const platform = usePlatform();
  const modules = useModuleStore();
  const hasConnected = useRef(false);
  const reload = () => void loadModuleTree(platform, modules, tabStorage);
  useLive('modules', reload, () => {
    // The first connection needs no reload, because the page has just loaded its data.
    if (hasConnected.current) reload();
    hasConnected.current = true;
  });
}
