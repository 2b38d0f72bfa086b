import { useMerchantWallet } from '#app/shell/wallets/use-merchant-wallet.ts';
import { useWalletBalances } from '#app/shell/wallets/use-wallet-balances.ts';

/** The wallet that a vendor's games use. */
export function useOwnWallet(vassalage: string | undefined) {
  const { data: merchant, error, refetch } = useMerchantWallet(vassalage !== undefined);
  const { isSingle = true, vendors } = merchant ?? {};
  const isOwn = !isSingle && vassalage !== undefined && (vendors?.includes(vassalage) ?? true);
  // A platform that does not list the vendors has no balances for them.
  const { data, isPending } = useWalletBalances(isOwn && vendors !== undefined);
  const balance = data?.wallets?.find((wallet) => wallet.vassalage === vassalage)?.balance;
  return {
    merchant,
    error,
    refetch,
    /** True if the vendor has its own wallet. */
    isOwn,
    /** Balance of that wallet in minor units; undefined while unknown. */
    balance: isOwn ? balance : undefined,
    isPending: isOwn && vendors !== undefined && isPending,
  };
}
