import { useState } from 'react';
import { useOwnWallet } from './use-own-wallet.ts';

/** Whether a game may start: at once from the main wallet or a filled one of its vendor, else once the player wants to. */
export function useWalletCheck(vassalage: string | undefined) {
  const { merchant, error, refetch, isOwn, balance = 0, isPending } = useOwnWallet(vassalage);
  const [isConfirmed, setIsConfirmed] = useState(false);
  // Once started, a game goes on when its wallet is empty.
  if (balance > 0 && !isConfirmed) setIsConfirmed(true);
  return {
    isReady: isConfirmed || (merchant !== undefined && !isOwn),
    /** The vendor's wallet is empty, or its balance is not known. */
    asks: isOwn && !isPending && !isConfirmed,
    error: merchant ? null : error,
    refetch,
    confirm: () => setIsConfirmed(true),
  };
}
