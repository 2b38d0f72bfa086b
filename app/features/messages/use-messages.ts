import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { allPages } from '#app/kinds/record-page/file/all-pages.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { message } from '#app/platform/generated/operations/message.ts';
import { messages } from '#app/platform/generated/operations/messages.ts';
import { unreadMessages } from '#app/platform/generated/operations/unread-messages.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useOwnAccount } from '#app/shell/modals/use-own-account.ts';
import type { Message } from '#schemas/generated/platform.ts';
import type { MessageAddress } from './use-message-address.ts';

const PAGE_SIZE = 20;
/** Maximum page size in the contract. */
const LARGEST_PAGE = 100;

type ListOf = Pick<MessageAddress, 'shown' | 'query'>;

/** Query key prefix of the member's messages. */
export function messagesKey(memberId: number | undefined) {
  return ['messages', memberId] as const;
}

export function useMessages() {
  const platform = usePlatform();
  const { member } = useSession();
  const isReady = useOwnAccount() === 'ready';
  const { code: language } = useCurrentLanguage();
  const ownKey = messagesKey(member?.id);
  // A trial account has no messages.
  const enabled = isReady;
  const load = ({ shown, query: range }: ListOf, page: { pageNum: number; pageSize: number }, signal: AbortSignal) => {
    const query = { ...range, ...page, language };
    if (shown === 'unread') return unreadMessages(platform, query, { signal });
    return messages(platform, { ...query, state: shown }, { signal });
  };
  return {
    enabled,
    page: ({ shown, query, page: pageNum }: ListOf & Pick<MessageAddress, 'page'>) =>
      queryOptions({
        queryKey: [...ownKey, 'page', shown, query, pageNum, language],
        queryFn: ({ signal }) => load({ shown, query }, { pageNum, pageSize: PAGE_SIZE }, signal),
        placeholderData: keepPreviousData,
        enabled,
        refetchOnMount: 'always' as const,
      }),
    /** All messages of the range and the filter, for the export. */
    all: (list: ListOf) => (signal: AbortSignal) =>
      allPages(
        (pageNum) => load(list, { pageNum, pageSize: LARGEST_PAGE }, signal),
        ({ id }) => id,
      ),
    /** @param listed entry of the list, shown as a placeholder */
    one: (messageId: number, listed: Message | undefined) =>
      queryOptions({
        queryKey: [...ownKey, 'one', messageId, language],
        queryFn: ({ signal }) => message(platform, { messageId, language }, { signal }),
        ...(listed && { placeholderData: listed }),
        enabled,
      }),
  };
}
