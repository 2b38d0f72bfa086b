import { useQuery, useQueryClient } from '@tanstack/react-query';
import { uplineTerms } from '#app/platform/generated/operations/upline-terms.ts';
import { uplineTransfer } from '#app/platform/generated/operations/upline-transfer.ts';
import { uplineTransfers } from '#app/platform/generated/operations/upline-transfers.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';

const termsKey = ['upline-terms'];

export const transfersKey = ['upline-transfers'];

/** Number of transfers beside the form. */
const LAST = 5;

/** Recipient and limits of a transfer. Refetches when the balance changes. */
export function useTerms() {
  const platform = usePlatform();
  const { member } = useSession();
  const refresh = useRefresh();
  const refreshAll = () => void refresh();
  useLive('balance', refreshAll, refreshAll);
  return useQuery({
    queryKey: [...termsKey, member?.id],
    queryFn: ({ signal }) => uplineTerms(platform, { signal }),
  });
}

/** The last transfers, the latest first. */
export function useTransfers() {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...transfersKey, member?.id],
    queryFn: ({ signal }) => uplineTransfers(platform, { pageSize: LAST }, { signal }),
  });
}

/** One transfer. It never changes, so it is not refetched. */
export function useTransfer(transferId: string) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...transfersKey, member?.id, transferId],
    queryFn: ({ signal }) => uplineTransfer(platform, { transferId }, { signal }),
  });
}

/** Returns a function that refetches terms and transfers. It resolves when the terms have arrived. */
export function useRefresh() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: transfersKey });
    return queries.invalidateQueries({ queryKey: termsKey });
  };
}
