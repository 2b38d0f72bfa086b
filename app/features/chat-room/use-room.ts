import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import type { ChatMessage } from '#app/platform/contract.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/shell/live/use-live.ts';
import { isChatMessages } from '#schemas/generated/validators/chatMessages.js';
import { isReportChatMessage } from '#schemas/generated/validators/reportChatMessage.js';
import { isSendChatMessage } from '#schemas/generated/validators/sendChatMessage.js';
import { messagesOf, NOTHING_SINCE, type Since } from './room-pages.ts';

/** The room of the reader's language: what was said in it, what is being said, and saying something. */
export function useRoom() {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { code: room } = useCurrentLanguage();
  const { member } = useSession();
  const key = ['chat-room', room, member?.id];
  const [rooms, setRooms] = useState<Readonly<Record<string, Since>>>({});
  const change = (to: (since: Since) => Since) =>
    setRooms((all) => ({ ...all, [room]: to(all[room] ?? NOTHING_SINCE) }));
  const hear = (message: ChatMessage) => change((since) => ({ ...since, said: [...since.said, message] }));
  const history = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ signal, pageParam }) => {
      const query = { room, ...(pageParam !== undefined && { before: pageParam }) };
      const answer = await ask(platform.GET('/wps/chat/messages', { params: { query }, signal }), isChatMessages);
      return answer.value;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ messages, more }) => (more ? messages[0]?.id : undefined),
    // It goes on by itself as long as it is open; whoever comes back asks anew.
    staleTime: 0,
    refetchOnReconnect: false,
  });
  useLive(
    'chat',
    ({ room: where, ...message }) => {
      if (where === room) hear({ ...message, own: false });
    },
    () => void queries.invalidateQueries({ queryKey: key }),
  );
  return {
    history,
    messages: messagesOf(history.data, rooms[room] ?? NOTHING_SINCE),
    /** @returns whether something was taken out of it @throws PlatformError */
    async say(text: string): Promise<boolean> {
      const answer = await ask(platform.POST('/wps/chat/messages', { body: { room, text } }), isSendChatMessage);
      const { moderated = false, ...message } = answer.value;
      hear(message);
      return moderated;
    },
    /** @throws PlatformError */
    async report(id: number): Promise<void> {
      await ask(platform.POST('/wps/chat/reports', { body: { id } }), isReportChatMessage);
      change((since) => ({ ...since, reported: [...since.reported, id] }));
    },
  };
}
