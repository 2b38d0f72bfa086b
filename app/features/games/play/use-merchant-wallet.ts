import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#app/brand/brand-context.tsx';
import { throughSession } from '#app/platform/games/session-copy.ts';
import { merchantWallet } from '#app/platform/operations/merchant-wallet.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';

/**
 * Whether everything is played from one balance; undefined while that is not known. It is the merchant's, so a log-out
 * leaves it in the session's storage. Where it cannot be had nobody is kept from a game.
 */
export function useMerchantWallet(enabled: boolean): { isSingle: boolean } | undefined {
  const platform = usePlatform();
  const { merchant } = useBrand();
  const { data, isError } = useQuery({
    queryKey: ['merchant-wallet', merchant],
    enabled,
    queryFn: ({ signal }) =>
      throughSession(`merchantWallet/${merchant}`, platform, (from) => merchantWallet(from, { signal })),
    staleTime: 300_000,
    retry: false,
  });
  return isError ? { isSingle: true } : data;
}
