import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#app/platform/ask.ts';
import type { MemberInfo } from '#app/platform/contract.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/shell/live/use-live.ts';
import { isUnreadCount } from '#schemas/generated/validators/unreadCount.js';

/** Milliseconds between two looks, for messages that nothing announces. */
const LOOK_EVERY = 120_000;

/** How many messages the member has not read. A trial account has none, and nobody asks for it. */
export function useUnreadCount(member: MemberInfo): number {
  const platform = usePlatform();
  const { status } = useSession();
  const queries = useQueryClient();
  const key = ['unread-count', member.id];
  useLive(
    'messages',
    (value) => queries.setQueryData(key, { success: true, value }),
    () => void queries.invalidateQueries({ queryKey: key }),
  );
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(platform.GET('/wps/relay/CSP_unreadCount', { signal }), isUnreadCount),
    enabled: status !== 'trial',
    refetchInterval: LOOK_EVERY,
  });
  return status === 'trial' ? 0 : (data?.value.unreadCount ?? member.unreadMessages);
}
