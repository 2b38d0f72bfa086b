import { useQuery, useQueryClient } from '@tanstack/react-query';
import { playerCare } from '#app/platform/generated/operations/player-care.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';
import { useOwnAccount } from '#app/shell/modals/use-own-account.ts';
import type { CareStop, PlayerCare } from '#schemas/generated/platform.ts';

export const careKey = ['player-care'] as const;

/** The member's limits, stop and reality check, as they are now. A trial account has none. */
export function useCare() {
  const platform = usePlatform();
  const { member } = useSession();
  const isReady = useOwnAccount() === 'ready';
  const refresh = useRefreshCare();
  useLive('care', refresh, refresh);
  return useQuery({
    queryKey: [...careKey, member?.id],
    queryFn: ({ signal }) => playerCare(platform, { signal }),
    enabled: isReady,
  });
}

/** Loads the state again. */
export function useRefreshCare() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: careKey });
}

/** Shows the state that a call has answered. */
export function useTakeCare() {
  const queries = useQueryClient();
  const { member } = useSession();
  return (care: PlayerCare) => queries.setQueryData([...careKey, member?.id], care);
}

/** Shows a break that has begun, or the answer to the wish to come back from one. */
export function useTakeStop() {
  const queries = useQueryClient();
  const { member } = useSession();
  return ({ stop }: { stop: CareStop }) =>
    queries.setQueryData<PlayerCare>([...careKey, member?.id], (state) => state && { ...state, stop });
}
