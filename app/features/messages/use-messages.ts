import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { message } from '#app/platform/operations/message.ts';
import { messages } from '#app/platform/operations/messages.ts';
import { unreadMessages } from '#app/platform/operations/unread-messages.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { Message } from '#schemas/generated/platform.ts';
import type { MessageFilter } from './message-filter.ts';

const PAGE_SIZE = 20;

/** Key of all about a member's messages. */
export function messagesKey(memberId: number | undefined) {
  return ['messages', memberId] as const;
}

/** Queries of the member's messages. */
export function useMessages() {
  const platform = usePlatform();
  const { member, status } = useSession();
  const { code: language } = useCurrentLanguage();
  const ownKey = messagesKey(member?.id);
  // A trial account has none.
  const enabled = status === 'member' || status === 'agent';
  return {
    enabled,
    page: (filter: MessageFilter, pageNum: number) =>
      queryOptions({
        queryKey: [...ownKey, 'page', filter, pageNum, language],
        queryFn: ({ signal }) => {
          const query = { pageNum, pageSize: PAGE_SIZE, language };
          if (filter === 'unread') return unreadMessages(platform, query, { signal });
          return messages(platform, { ...query, state: filter }, { signal });
        },
        placeholderData: keepPreviousData,
        enabled,
        refetchOnMount: 'always' as const,
      }),
    /** @param listed the message as the list has it, shown until its own answer arrives */
    one: (messageId: number, listed: Message | undefined) =>
      queryOptions({
        queryKey: [...ownKey, 'one', messageId, language],
        queryFn: ({ signal }) => message(platform, { messageId, language }, { signal }),
        ...(listed && { placeholderData: listed }),
        enabled,
      }),
  };
}
