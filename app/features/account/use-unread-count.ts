import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnreadCount } from '../../../schemas/generated/validators/unreadCount.js';
import { ask } from '../../platform/ask.ts';
import type { MemberInfo } from '../../platform/contract.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { useSession } from '../../session/session-context.tsx';
import { useLive } from '../../shell/live/use-live.ts';

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
