import { logIns } from '#app/platform/generated/operations/log-ins.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useListAddress } from '#app/shared/records/use-record-address.ts';
import { useRecordPages } from '#app/shared/records/use-record-pages.ts';
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
