import { useListAddress } from '#app/kinds/record-page/use-record-address.ts';
import { useRecordPages } from '#app/kinds/record-page/use-record-pages.ts';
import { logIns } from '#app/platform/operations/log-ins.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { logInsKey } from '../devices/use-log-ins.ts';

export const STATES = ['opened', 'refused'] as const;

/** The log-ins of the days and the state in the address. */
export function useLogInHistory() {
  const platform = usePlatform();
  const { member } = useSession();
  const address = useListAddress();
  const state = address.choice('state', STATES);
  const query = { ...address.query, ...(state && { state }) };
  const record = useRecordPages(
    {
      listKey: [...logInsKey, member?.id, 'history', query],
      ask: (page, options) => logIns(platform, { ...query, ...page }, options),
      keyOf: ({ logInId }) => logInId,
    },
    address,
  );
  return { address, state, record };
}
