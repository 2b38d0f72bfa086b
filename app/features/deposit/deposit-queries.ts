import { useQuery, useQueryClient } from '@tanstack/react-query';
import { depositMethods } from '#app/platform/generated/operations/deposit-methods.ts';
import { depositOrder } from '#app/platform/generated/operations/deposit-order.ts';
import { depositOrders } from '#app/platform/generated/operations/deposit-orders.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';
import type { DepositState } from '#schemas/generated/platform.ts';

/** Key of open and ended orders. */
export const depositOrdersKey = ['deposit-orders'];

export const depositMethodsKey = ['deposit-methods'];

/** Poll interval in milliseconds for open orders, in case a live event is lost. */
const LOOK_AGAIN = 60_000;

/** Number of ended orders on the form. */
const LAST = 5;

export function isOpen(state: DepositState): boolean {
  return state === 'waiting' || state === 'paid';
}

export function useDepositMethods() {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...depositMethodsKey, member?.id],
    queryFn: ({ signal }) => depositMethods(platform, { signal }),
    // A credited order uses up the offer of its bonus.
    refetchOnMount: 'always',
  });
}

/** The member's open orders, refreshed by live events. */
export function useOpenOrders() {
  const platform = usePlatform();
  const { member } = useSession();
  const refresh = useRefreshOrders();
  useLive('deposit', refresh, refresh);
  return useQuery({
    queryKey: [...depositOrdersKey, member?.id],
    queryFn: async ({ signal }) => (await depositOrders(platform, { state: 'open' }, { signal })).content,
  });
}

/** The member's latest ended orders. */
export function useLastOrders() {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...depositOrdersKey, member?.id, 'last'],
    queryFn: async ({ signal }) => {
      const { content } = await depositOrders(platform, {}, { signal });
      return content.filter(({ state }) => !isOpen(state)).slice(0, LAST);
    },
  });
}

/** One order, refreshed by live events. */
export function useOrder(orderId: string) {
  const platform = usePlatform();
  const { member } = useSession();
  const refresh = useRefreshOrders();
  useLive('deposit', refresh, refresh);
  return useQuery({
    queryKey: [...depositOrdersKey, member?.id, orderId],
    queryFn: ({ signal }) => depositOrder(platform, { orderId }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isOpen(data.state) ? LOOK_AGAIN : false),
  });
}

export function useRefreshOrders() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: depositOrdersKey });
}
