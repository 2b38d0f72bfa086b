import { withdrawalOrders } from '#app/platform/generated/operations/withdrawal-orders.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';
import { useListAddress } from '#app/shared/records/use-record-address.ts';
import { useRecordPages } from '#app/shared/records/use-record-pages.ts';
import { ordersKey, useRefreshOrders } from '../withdrawal-queries.ts';

export const STATES = ['open', 'received', 'refused'] as const;

/** The withdrawals of the days and the state in the address, kept up to date by live events. */
export function useHistory() {
  const platform = usePlatform();
  const { member } = useSession();
  const address = useListAddress();
  const refresh = useRefreshOrders();
  useLive('withdrawal', refresh, refresh);
  const state = address.choice('state', STATES);
  const query = { ...address.query, ...(state && { state }) };
  const record = useRecordPages(
    {
      listKey: [...ordersKey, member?.id, 'history', query],
      ask: (page, options) => withdrawalOrders(platform, { ...query, ...page }, options),
      keyOf: ({ orderId }) => orderId,
    },
    address,
  );
  return { address, state, record };
}
