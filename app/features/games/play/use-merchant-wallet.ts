import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#app/brand/brand-context.tsx';
import { merchantWallet } from '#app/platform/operations/merchant-wallet.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { throughSession } from '#app/platform/session-copy.ts';

/**
 * Whether all games use one balance; undefined while unknown. The answer belongs to the merchant, so a log-out keeps it in
 * session storage. If it fails to load, players are not kept from games.
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
