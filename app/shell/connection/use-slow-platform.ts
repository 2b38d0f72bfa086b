import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { systemStatus } from '#app/platform/generated/operations/system-status.ts';
import { giveUpAll } from '#app/platform/give-up-all.ts';
import type { PlatformClient } from '#app/platform/platform-client.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { SlowCalls } from '#app/platform/slow-calls.ts';
import { reaches } from './use-connection.ts';

/** Milliseconds that a probe may take, and the longest pause after one. */
const PROBE_TIMEOUT = 1_000;
const PROBE_PAUSE = 1_000;

/** Within which a probe is answered where no other bytes are in its way. */
const FREE_LINE = 500;

/** Before the first probe. */
const PROBE_DELAY = 100;

/** The pause after a probe that was answered, while single calls are slow; also how long a platform is well before it is trusted. */
const CALM_PAUSE = 5_000;

/**
 * Whether the platform keeps the page waiting. Asks it until it answers again; what it has not answered by then is lost, so
 * it is requested again.
 */
export function useSlowPlatform(slowCalls: SlowCalls): boolean {
  const platform = usePlatform();
  const queries = useQueryClient();
  const isSlow = useStore(slowCalls.store);
  const isRepeated = useRef(false);
  useEffect(() => {
    if (!isSlow) {
      const calm = setTimeout(() => {
        isRepeated.current = false;
      }, CALM_PAUSE);
      return () => clearTimeout(calm);
    }
    let timer: ReturnType<typeof setTimeout>;
    const over = new AbortController();
    const probe = async (hasHung: boolean) => {
      const { isAnswered, isFree } = await askStatus(platform, over.signal);
      if (over.signal.aborted) return;
      // Several calls that wait while a new one is answered are lost too, unless they wait again once repeated.
      const isLost = hasHung || (slowCalls.waiting.size > 1 && !isRepeated.current);
      if (isFree && isLost) {
        isRepeated.current = true;
        giveUpAll(slowCalls);
        requestAgain(queries);
      }
      const isHanging = !isAnswered || (hasHung && !isFree);
      timer = setTimeout(probe, isAnswered ? CALM_PAUSE : pause(), isHanging);
    };
    // The page's other calls become slow at the same moment.
    timer = setTimeout(probe, PROBE_DELAY, false);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [isSlow, platform, queries, slowCalls]);
  return isSlow;
}

/**
 * Asks the platform for something small.
 * @returns whether it answers, and whether so fast that no other bytes were in the way: behind them on a slow line the answer is
 * late, and what waits there is on its way
 */
async function askStatus(platform: PlatformClient, signal: AbortSignal) {
  const askedAt = performance.now();
  const isAnswered = await systemStatus(platform, {}, { signal, timeout: PROBE_TIMEOUT }).then(() => true, reaches);
  return { isAnswered, isFree: isAnswered && performance.now() - askedAt <= FREE_LINE };
}

/** With chance in it, so that the pages of many players do not ask at once. */
function pause(): number {
  return PROBE_PAUSE * (0.5 + Math.random() / 2);
}

/** Once the calls that were given up have failed. */
function requestAgain(queries: QueryClient): void {
  setTimeout(() => {
    void queries.refetchQueries({ type: 'active', stale: true });
    // Whatever waits before it tries again need not wait longer.
    dispatchEvent(new Event('online'));
  });
}
