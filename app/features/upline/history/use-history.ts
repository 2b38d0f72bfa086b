import { uplineTransfers } from '#app/platform/generated/operations/upline-transfers.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useListAddress } from '#app/shared/records/use-record-address.ts';
import { useRecordPages } from '#app/shared/records/use-record-pages.ts';
import { transfersKey } from '../upline-queries.ts';

/** The transfers of the days in the address. */
export function useHistory() {
  const platform = usePlatform();
  const { member } = useSession();
  const address = useListAddress();
  const record = useRecordPages(
    {
      listKey: [...transfersKey, member?.id, 'history', address.query],
      ask: (page, options) => uplineTransfers(platform, { ...address.query, ...page }, options),
      keyOf: ({ transferId }) => transferId,
    },
    address,
  );
  return { address, record };
}
