import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unreadCount } from '#app/platform/generated/operations/unread-count.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';
import { useOwnAccount } from '#app/shell/modals/use-own-account.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { unreadKey } from './unread-key.ts';

/** Milliseconds between polls, for messages that arrive without a live update. */
const POLL_INTERVAL = 120_000;

/**
 * Number of unread messages, and the page that shows them. Trial accounts have none, and neither has a site without such a
 * page: nothing is requested for them.
 */
export function useUnreadCount() {
  const platform = usePlatform();
  const { member } = useSession();
  const own = useOwnAccount();
  const queries = useQueryClient();
  const inbox = useSlot('memberPages').find((page) => page.inbox && !page.pending);
  const hasCount = inbox !== undefined && own !== 'none';
  const queryKey = unreadKey(member?.id);
  useLive(
    'messages',
    (value) => queries.setQueryData(queryKey, value),
    () => void queries.invalidateQueries({ queryKey }),
  );
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => unreadCount(platform, { signal }),
    enabled: hasCount && own === 'ready',
    refetchInterval: POLL_INTERVAL,
  });
  return { inbox, count: hasCount ? (data?.unreadCount ?? member?.unreadMessages ?? 0) : 0 };
}
