import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageGroups } from '#app/platform/generated/operations/message-groups.ts';
import { sentMessage } from '#app/platform/generated/operations/sent-message.ts';
import { sentMessages } from '#app/platform/generated/operations/sent-messages.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';

const PAGE_SIZE = 20;
/** Poll: recipients read messages without an event on this page. */
const LOOK_AGAIN = 60_000;

/** Key of all queries for sent messages. */
function sentKey(memberId: number | undefined) {
  return ['agent-messages', memberId] as const;
}

/** One page of the agent's sent messages. */
export function useSentMessages(pageNum: number, enabled: boolean) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...sentKey(member?.id), 'sent', pageNum],
    queryFn: ({ signal }) => sentMessages(platform, { pageNum, pageSize: PAGE_SIZE }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN,
    refetchOnWindowFocus: 'always',
    enabled,
  });
}

export type SentQuery = ReturnType<typeof useSentMessages>;

/** One sent message with its text. */
export function useSentMessage(messageId: number) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...sentKey(member?.id), 'one', messageId],
    queryFn: ({ signal }) => sentMessage(platform, { messageId }, { signal }),
    refetchInterval: LOOK_AGAIN,
  });
}

/** Groups that the agent can write to. */
export function useMessageGroups() {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...sentKey(member?.id), 'groups'],
    queryFn: ({ signal }) => messageGroups(platform, { signal }),
    staleTime: 0,
  });
}

/** Refetches all queries for sent messages. @returns a promise that resolves when they are current */
export function useRefreshMessages() {
  const queries = useQueryClient();
  const { member } = useSession();
  return () => queries.invalidateQueries({ queryKey: sentKey(member?.id) });
}
