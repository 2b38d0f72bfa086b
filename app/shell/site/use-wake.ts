import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSessionService } from '#app/session/session-context.tsx';

/** Milliseconds out of sight after which what the page shows may no longer be so. */
const ASLEEP = 60_000;

/**
 * After a time out of sight, in which a browser may stop timers and connections, asks first whether the session still lasts,
 * and then for everything on the page that is stale.
 */
export function useWake(): void {
  const session = useSessionService();
  const queries = useQueryClient();
  useEffect(() => {
    const gone = new AbortController();
    let hiddenAt = document.hidden ? Date.now() : Number.POSITIVE_INFINITY;
    const wake = async () => {
      // Only a session that is over ends by this.
      if (session.token() !== null) await session.refresh().catch(() => undefined);
      await queries.refetchQueries({ type: 'active', predicate: isOutdated });
    };
    const look = () => {
      if (document.hidden) {
        hiddenAt = Date.now();
        return;
      }
      const isLong = Date.now() - hiddenAt >= ASLEEP;
      hiddenAt = Number.POSITIVE_INFINITY;
      if (isLong) void wake();
    };
    document.addEventListener('visibilitychange', look, { signal: gone.signal });
    return () => gone.abort();
  }, [session, queries]);
}

/** By the clock: the timer that marks a query as stale has slept too. */
function isOutdated(query: Query): boolean {
  return query.observers.some(({ options: { staleTime } }) =>
    typeof staleTime === 'number' ? query.isStaleByTime(staleTime) : query.isStale(),
  );
}
