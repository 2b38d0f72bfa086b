import { useQuery } from '@tanstack/react-query';
import { systemStatus } from '#app/platform/operations/system-status.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';

/** Polling interval in milliseconds, so that the page notice appears and disappears by itself. */
const POLL_INTERVAL = 30_000;

/** Shorter while the site is closed: people wait for it to reopen. */
const POLL_INTERVAL_CLOSED = 10_000;

export const systemStatusKey = ['system-status'] as const;

/** The platform's status: normal, under maintenance, or not for this region. */
export function useSystemStatus() {
  const platform = usePlatform();
  return useQuery({
    queryKey: systemStatusKey,
    queryFn: ({ signal }) => systemStatus(platform, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.status ? POLL_INTERVAL_CLOSED : POLL_INTERVAL),
    refetchOnWindowFocus: 'always',
    staleTime: POLL_INTERVAL,
  });
}
