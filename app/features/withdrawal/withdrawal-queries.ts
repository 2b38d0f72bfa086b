import { useQuery, useQueryClient } from '@tanstack/react-query';
import { withdrawalOrder } from '#app/platform/generated/operations/withdrawal-order.ts';
import { withdrawalOrders } from '#app/platform/generated/operations/withdrawal-orders.ts';
import { withdrawalTerms } from '#app/platform/generated/operations/withdrawal-terms.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';
import type { WithdrawalState } from '#schemas/generated/platform.ts';

const termsKey = ['withdrawal-terms'];

export const ordersKey = ['withdrawal-orders'];

/** Milliseconds between refetches of an open withdrawal, in case a live event is lost. */
const LOOK_AGAIN = 60_000;

export function isOpen(state: WithdrawalState): boolean {
  return state !== 'received' && state !== 'refused';
}

/** Limits, accounts and available amount. Refetches when the balance changes. */
export function useTerms() {
  const platform = usePlatform();
  const { member } = useSession();
  const refresh = useRefreshTerms();
  useLive('balance', refresh, refresh);
  return useQuery({
    queryKey: [...termsKey, member?.id],
    queryFn: ({ signal }) => withdrawalTerms(platform, { signal }),
  });
}

/** The last withdrawals, updated by live events. */
export function useOrders() {
  const platform = usePlatform();
  const { member } = useSession();
  const refresh = useRefreshOrders();
  useLive('withdrawal', refresh, refresh);
  return useQuery({
    queryKey: [...ordersKey, member?.id],
    queryFn: ({ signal }) => withdrawalOrders(platform, {}, { signal }),
  });
}

/** One withdrawal, updated by live events. */
export function useOrder(orderId: string) {
  const platform = usePlatform();
  const { member } = useSession();
  const refresh = useRefreshOrders();
  useLive('withdrawal', refresh, refresh);
  return useQuery({
    queryKey: [...ordersKey, member?.id, orderId],
    queryFn: ({ signal }) => withdrawalOrder(platform, { orderId }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isOpen(data.state) ? LOOK_AGAIN : false),
  });
}

/** Returns a function that refetches the terms and resolves when they have arrived. */
export function useRefreshTerms() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: termsKey });
}

/** Returns a function that refetches the withdrawals. */
export function useRefreshOrders() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ordersKey });
}
