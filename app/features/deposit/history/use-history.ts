import { depositOrders } from '#app/platform/generated/operations/deposit-orders.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';
import { useListAddress } from '#app/shared/records/use-record-address.ts';
import { useRecordPages } from '#app/shared/records/use-record-pages.ts';
import { depositOrdersKey, useRefreshOrders } from '../deposit-queries.ts';

export const STATES = ['open', 'credited', 'failed'] as const;

/** The deposits of the days and the state in the address, kept up to date by live events. */
export function useHistory() {
  const platform = usePlatform();
  const { member } = useSession();
  const address = useListAddress();
  const refresh = useRefreshOrders();
  useLive('deposit', refresh, refresh);
  const state = address.choice('state', STATES);
  const query = { ...address.query, ...(state && { state }) };
  const record = useRecordPages(
    {
      listKey: [...depositOrdersKey, member?.id, 'history', query],
      ask: (page, options) => depositOrders(platform, { ...query, ...page }, options),
      keyOf: ({ orderId }) => orderId,
    },
    address,
  );
  return { address, state, record };
}
