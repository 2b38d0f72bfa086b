import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { loadModuleTree } from '#app/modules/load-module-tree.ts';
import { useModuleStore } from '#app/modules/module-context.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { type LiveListener, toldOf } from '#app/session/live-news.ts';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { createSessionToken } from '#app/session/session-token.ts';
import { useLive } from '#app/shared/live/use-live.ts';
import { STATUS_KEY } from '#app/shell/status/status-query.ts';
import { BalanceSaid } from './balance-said.tsx';
import { listen } from './listen.ts';

/** Listens while somebody is logged in, and keeps up to date what the shell itself shows. */
export function LiveUpdates() {
  useLivePerson();
  useLiveStatus();
  useLiveModules();
  // Last, so that the first word finds all who hear it.
  useListening();
  return <BalanceSaid />;
}

function useListening(): void {
  const { url } = useBrand().platform;
  const session = useSessionService();
  const id = useSession().member?.id;
  useEffect(() => {
    if (id === undefined) return;
    return listen({ url, session, token: createSessionToken(sessionStorage).read });
  }, [url, session, id]);
}

/** The balance and the count of messages, wherever they stand. */
function useLivePerson(): void {
  const session = useSessionService();
  const { store, listeners } = session;
  useEffect(() => {
    const listener: LiveListener = (news) => {
      // What is shown stays until a later number can be had.
      if (news.topic === 'missed') void session.refresh().catch(() => undefined);
      else store.setState(({ member }) => ({ member: member && { ...member, ...toldOf(news) } }));
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [session, store, listeners]);
}

function useLiveStatus(): void {
  const queries = useQueryClient();
  // What is missed of it, the look that is due every half a minute finds.
  useLive('status', () => void queries.invalidateQueries({ queryKey: STATUS_KEY }));
}

function useLiveModules(): void {
  const platform = usePlatform();
  const modules = useModuleStore();
  const isLater = useRef(false);
  const ask = () => void loadModuleTree(platform, modules, sessionStorage);
  useLive('modules', ask, () => {
    // The page has just asked when the first connection begins.
    if (isLater.current) ask();
    isLater.current = true;
  });
}
