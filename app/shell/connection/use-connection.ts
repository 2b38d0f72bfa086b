import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { systemStatus } from '#app/platform/operations/system-status.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';

/** Milliseconds between retries while the platform is unreachable. */
const RETRY_INTERVAL = 10_000;

/**
 * Whether the platform is unreachable, according to the browser or a failed call. Retries by itself; on success,
 * refetches stale queries.
 */
export function useConnection() {
  const platform = usePlatform();
  const queries = useQueryClient();
  const [isOffline, setIsOffline] = useState(false);
  const [isTrying, setIsTrying] = useState(false);

  useEffect(() => watch(queries.getQueryCache(), setIsOffline), [queries]);

  const retry = useCallback(async () => {
    setIsTrying(true);
    const isReached = await systemStatus(platform).then(() => true, reaches);
    setIsTrying(false);
    if (isReached) setIsOffline(false);
  }, [platform]);

  useEffect(() => {
    if (!isOffline) return;
    const timer = setInterval(retry, RETRY_INTERVAL);
    return () => {
      clearInterval(timer);
      void queries.refetchQueries({ type: 'active', stale: true });
    };
  }, [isOffline, retry, queries]);

  return { isOffline, isTrying, retry };
}

/** Whether a failed call reached the platform: a refusal proves that. */
export function reaches(problem: unknown): boolean {
  return !(problem instanceof PlatformError && (problem.kind === 'offline' || problem.kind === 'timeout'));
}

function watch(cache: QueryCache, setOffline: (isOffline: boolean) => void): () => void {
  const look = () => setOffline(!navigator.onLine);
  addEventListener('online', look);
  addEventListener('offline', look);
  look();
  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'error' && action.error instanceof PlatformError && action.error.kind === 'offline')
      setOffline(true);
    if (action.type === 'success' && !action.manual) look();
  });
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', look);
    unsubscribe();
  };
}
