import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PlatformError } from '#app/platform/platform-error.ts';
import { useSessionService } from '#app/session/session-context.tsx';

/** Milliseconds unseen after which what the page shows may no longer be so. */
const ASLEEP = 60_000;

/** Milliseconds between two looks at the device's clock: a page in sight whose device sleeps hears no event. */
const BEAT = 5_000;

/**
 * After a time out of sight, or in which the device slept or its battery saver held all timers, asks first whether the session
 * still lasts, and then for everything on the page that is stale.
 */
export function useWake(): void {
  const session = useSessionService();
  const queries = useQueryClient();
  useEffect(() => {
    const gone = new AbortController();
    let seenAt = Date.now();
    const wake = async () => {
      // Only a session that is over ends by this: its pages close, and the next one asks for what it shows.
      const isOver = session.token() !== null && (await session.refresh().then(() => false, endsSession));
      if (isOver) return;
      await queries.refetchQueries({ type: 'active', predicate: isOutdated });
    };
    const look = () => {
      if (document.hidden) return;
      const isLong = Date.now() - seenAt >= ASLEEP;
      seenAt = Date.now();
      if (isLong) void wake();
    };
    const beat = setInterval(look, BEAT);
    for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, look, { signal: gone.signal });
    addEventListener('focus', look, { signal: gone.signal });
    return () => {
      clearInterval(beat);
      gone.abort();
    };
  }, [session, queries]);
}

function endsSession(problem: unknown): boolean {
  return problem instanceof PlatformError && problem.kind === 'unauthorised';
}

/** By the clock: the timer that marks a query as stale has slept too. */
function isOutdated(query: Query): boolean {
  return query.observers.some(({ options: { staleTime } }) =>
    typeof staleTime === 'number' ? query.isStaleByTime(staleTime) : query.isStale(),
  );
}
