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

/** Listens while somebody is logged in, and updates what the shell itself shows. */
export function LiveUpdates() {
  useLiveMember();
  useLiveStatus();
  useLiveModules();
  // Last, so that every listener is subscribed before the first event.
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
  // Each token needs a connection of its own: the platform ends one with the session that another tab has replaced.
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
      // Keep the current value when the request fails.
      if (news.topic === 'missed') void session.refresh().catch(() => undefined);
      else store.setState(({ member }) => ({ member: member && { ...member, ...memberChanges(news) } }));
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [session, store, listeners]);
}

function useLiveStatus(): void {
  const queries = useQueryClient();
  // The poll every 30 seconds finds what is missed here.
  useLive('status', () => void queries.invalidateQueries({ queryKey: systemStatusKey }));
}

function useLiveModules(): void {
  const platform = usePlatform();
  const modules = useModuleStore();
  const hasConnected = useRef(false);
  const reload = () => void loadModuleTree(platform, modules, tabStorage);
  useLive('modules', reload, () => {
    // The page has just loaded its data when the first connection opens.
    if (hasConnected.current) reload();
    hasConnected.current = true;
  });
}
