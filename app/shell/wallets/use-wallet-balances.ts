import { useQuery, useQueryClient } from '@tanstack/react-query';
import { balance } from '#app/platform/generated/operations/balance.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';

const walletsKey = ['wallets'];

/** Milliseconds between two looks, in case a live event got lost or a maintenance has ended. */
const LOOK_AGAIN = 60_000;

/** Balances of the main wallet and of the vendors' wallets, kept up to date by live events. */
export function useWalletBalances(enabled = true) {
  const platform = usePlatform();
  const { member } = useSession();
  const refresh = useRefreshWallets();
  useLive('balance', refresh, refresh);
  return useQuery({
    queryKey: [...walletsKey, member?.id],
    enabled,
    queryFn: ({ signal }) => balance(platform, { signal }),
    refetchInterval: LOOK_AGAIN,
  });
}

/** Loads the balances again. */
export function useRefreshWallets() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: walletsKey });
}
