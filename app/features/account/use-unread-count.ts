import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unreadCount } from '#app/platform/operations/unread-count.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/shared/live/use-live.ts';
import type { MemberInfo } from '#schemas/generated/platform.ts';

/** Milliseconds between polls, for messages that arrive without a live update. */
const POLL_INTERVAL = 120_000;

/** Number of unread messages. Trial accounts have none, so nothing is requested. */
export function useUnreadCount(member: MemberInfo): number {
  const platform = usePlatform();
  const { status } = useSession();
  const queries = useQueryClient();
  const queryKey = ['unread-count', member.id];
  useLive(
    'messages',
    (value) => queries.setQueryData(queryKey, value),
    () => void queries.invalidateQueries({ queryKey }),
  );
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => unreadCount(platform, { signal }),
    enabled: status !== 'trial',
    refetchInterval: POLL_INTERVAL,
  });
  return status === 'trial' ? 0 : (data?.unreadCount ?? member.unreadMessages);
}
