import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PlatformClient } from '#app/platform/create-platform.ts';
import { systemStatus } from '#app/platform/generated/operations/system-status.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { closedBy } from './closed-by.ts';

/** Polling interval in milliseconds, so that the page notice appears and disappears by itself. */
const POLL_INTERVAL = 30_000;

/** Shorter while the site is closed: people wait for it to reopen. */
const POLL_INTERVAL_CLOSED = 10_000;

export const systemStatusKey = ['system-status'] as const;

/** The platform's status, to be read once. */
export function systemStatusQuery(platform: PlatformClient) {
  return queryOptions({
    queryKey: systemStatusKey,
    queryFn: ({ signal }) => systemStatus(platform, {}, { signal }),
    staleTime: POLL_INTERVAL,
  });
}

/** The platform's status: normal, under maintenance, or not for this region. */
export function useSystemStatus() {
  return useQuery({
    ...systemStatusQuery(usePlatform()),
    refetchInterval: ({ state: { data } }) => (data && closedBy(data) ? POLL_INTERVAL_CLOSED : POLL_INTERVAL),
    refetchOnWindowFocus: 'always',
  });
}
