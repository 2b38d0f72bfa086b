import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { chatMessages } from '#app/platform/generated/operations/chat-messages.ts';
import { reportChatMessage } from '#app/platform/generated/operations/report-chat-message.ts';
import { sendChatMessage } from '#app/platform/generated/operations/send-chat-message.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';
import type { ChatMessage } from '#schemas/generated/platform.ts';
import { messagesOf, NOTHING_SINCE, type Since } from './room-pages.ts';

/** The room of the current language: its history, live messages, and sending. */
export function useRoom() {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { code: room } = useCurrentLanguage();
  const { member } = useSession();
  const queryKey = ['chat-room', room, member?.id];
  const [rooms, setRooms] = useState<Readonly<Record<string, Since>>>({});
  const change = (to: (since: Since) => Since) =>
    setRooms((all) => ({ ...all, [room]: to(all[room] ?? NOTHING_SINCE) }));
  const receive = (message: ChatMessage) => change((since) => ({ ...since, received: [...since.received, message] }));
  const history = useInfiniteQuery({
    queryKey,
    queryFn: async ({ signal, pageParam }) => {
      const query = { room, ...(pageParam !== undefined && { before: pageParam }) };
      return chatMessages(platform, query, { signal });
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ messages, more }) => (more ? messages[0]?.id : undefined),
    // Live updates keep an open room current; reopening it reloads the history.
    staleTime: 0,
    refetchOnReconnect: false,
  });
  useLive(
    'chat',
    ({ room: where, ...message }) => {
      if (where === room) receive({ ...message, own: false });
    },
    () => void queries.invalidateQueries({ queryKey }),
  );
  return {
    history,
    messages: messagesOf(history.data, rooms[room] ?? NOTHING_SINCE),
    /** @returns true if the platform moderated the text @throws PlatformError */
    async send(text: string): Promise<boolean> {
      const { moderated = false, ...message } = await sendChatMessage(platform, { room, text });
      receive(message);
      return moderated;
    },
    /** @throws PlatformError */
    async report(id: number): Promise<void> {
      await reportChatMessage(platform, { id });
      change((since) => ({ ...since, reported: [...since.reported, id] }));
    },
  };
}
