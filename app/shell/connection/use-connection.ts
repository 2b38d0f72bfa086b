import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { usePlatformClock } from '#app/clock/clock-context.ts';
import { systemStatus } from '#app/platform/generated/operations/system-status.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { type Reach, type ReachStore, reachAfter, useReachStore } from './reach.ts';

/** Milliseconds between retries while the platform is unreachable. */
const RETRY_INTERVAL = 10_000;

/** The longest wait that a platform may ask for. */
const LONGEST_WAIT = 600_000;

/**
 * Whether the platform can be reached, according to the browser, a failed call or a probe. Retries by itself; on success,
 * repeats what failed or is stale.
 */
export function useConnection() {
  const platform = usePlatform();
  const clock = usePlatformClock();
  const queries = useQueryClient();
  const reach = useReachStore();
  const { state, backAt, isShown } = useStore(reach);
  const [isTrying, setIsTrying] = useState(false);
  const isOut = state !== 'reached';

  const retry = useCallback(async () => {
    setIsTrying(true);
    const after = (problem: unknown) => reachAfter(problem, clock.now());
    const answer = await systemStatus(platform).then(() => ({ state: 'reached' }) as const, after);
    reach.setState({ ...answer, isDoubted: false });
    setIsTrying(false);
  }, [platform, reach, clock]);

  useEffect(() => watch(queries, reach, retry), [queries, reach, retry]);
  useEffect(() => {
    if (!isOut) return;
    const timer = setInterval(retry, waitUntil(backAt, clock.now()));
    return () => clearInterval(timer);
  }, [isOut, backAt, retry, clock]);
  useEffect(() => {
    if (isOut) return () => repeat(queries);
    return undefined;
  }, [isOut, queries]);

  return { state, isShown, isTrying, retry };
}

/** Milliseconds before the next retry. */
function waitUntil(backAt: Reach['backAt'], now: number): number {
  return Math.min(Math.max(RETRY_INTERVAL, (backAt ?? 0) - now), LONGEST_WAIT);
}

/** Once the platform is reached again. */
function repeat(queries: QueryClient): void {
  void queries.refetchQueries({
    type: 'active',
    predicate: (query) => query.state.status === 'error' || query.isStale(),
  });
  // Whatever waits before it tries again need not wait longer.
  dispatchEvent(new Event('online'));
}

/** Whether a failed call reached the platform: a refusal proves that. */
export function reaches(problem: unknown): boolean {
  return !(problem instanceof PlatformError && (problem.kind === 'offline' || problem.kind === 'timeout'));
}

function watch(queries: QueryClient, reach: ReachStore, probe: () => Promise<void>): () => void {
  const gone = new AbortController();
  const isOut = () => reach.getState().state !== 'reached';
  const lose = () => reach.setState({ state: 'offline', backAt: undefined });
  addEventListener('online', () => isOut() && void probe(), { signal: gone.signal });
  addEventListener('offline', lose, { signal: gone.signal });
  if (!navigator.onLine) lose();
  const doubted = reach.subscribe(({ isDoubted, state }, before) => {
    if (isDoubted && !before.isDoubted && state === 'reached') void probe();
  });
  if (reach.getState().isDoubted) void probe();
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'success' && !action.manual && reach.getState().state === 'offline' && navigator.onLine)
      reach.setState({ state: 'reached', isDoubted: false });
    if (action.type !== 'error' || !(action.error instanceof PlatformError) || isOut()) return;
    if (action.error.kind === 'offline') lose();
    // One call's own failure says little; the status tells whether the whole platform is down.
    else if (action.error.kind === 'failed' || action.error.kind === 'broken') void probe();
  });
  return () => {
    gone.abort();
    doubted();
    unsubscribe();
  };
}
