import { useMerchantWallet } from '#app/shell/wallets/use-merchant-wallet.ts';
import { useWalletBalances } from '#app/shell/wallets/use-wallet-balances.ts';

/** The wallet that a vendor's games play from. */
export function useOwnWallet(vassalage: string | undefined) {
  const { data: merchant, error, refetch } = useMerchantWallet(vassalage !== undefined);
  const { isSingle = true, vendors } = merchant ?? {};
  const isOwn = !isSingle && vassalage !== undefined && (vendors?.includes(vassalage) ?? true);
  // A platform that does not name the vendors does not tell their balances either.
  const { data, isPending } = useWalletBalances(isOwn && vendors !== undefined);
  const balance = data?.wallets?.find((wallet) => wallet.vassalage === vassalage)?.balance;
  return {
    merchant,
    error,
    refetch,
    /** The vendor has a wallet of its own. */
    isOwn,
    /** Its balance in minor units; undefined while it is not known. */
    balance: isOwn ? balance : undefined,
    isPending: isOwn && vendors !== undefined && isPending,
  };
}
