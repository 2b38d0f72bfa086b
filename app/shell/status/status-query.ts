import { useQuery } from '@tanstack/react-query';
import { systemStatus } from '#app/platform/operations/system-status.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';

/** Milliseconds between two looks at the system's status, so that a notice comes and goes by itself. */
const LOOK_EVERY = 30_000;

/** Whoever stands before a notice waits for nothing else. */
const LOOK_WHILE_CLOSED = 10_000;

/** Under which the status is kept, for what has an occasion to ask for it again. */
export const STATUS_KEY = ['system-status'];

/** What the platform says of itself: normal, under maintenance, or not for this region. */
export function useSystemStatus() {
  const platform = usePlatform();
  return useQuery({
    queryKey: STATUS_KEY,
    queryFn: ({ signal }) => systemStatus(platform, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.status ? LOOK_WHILE_CLOSED : LOOK_EVERY),
    refetchOnWindowFocus: 'always',
    staleTime: LOOK_EVERY,
  });
}
