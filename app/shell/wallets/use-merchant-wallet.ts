import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#app/brand/brand-context.tsx';
import { merchantWallet } from '#app/platform/generated/operations/merchant-wallet.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { throughSession } from '#app/platform/session-copy.ts';

/**
 * Whether all games use one balance. The answer belongs to the merchant, so a log-out keeps it in session storage. While it
 * is not known no game starts: with an empty wallet of its own, the vendor would be the one to say so.
 */
export function useMerchantWallet(enabled: boolean) {
  const platform = usePlatform();
  const { merchant } = useBrand();
  return useQuery({
    queryKey: ['merchant-wallet', merchant],
    enabled,
    queryFn: ({ signal }) =>
      throughSession(`merchantWallet/${merchant}`, platform, (from) => merchantWallet(from, { signal })),
    staleTime: 300_000,
  });
}
