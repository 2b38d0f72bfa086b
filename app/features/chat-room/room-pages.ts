import type { InfiniteData } from '@tanstack/react-query';
import type { ChatMessage } from '#schemas/generated/platform.ts';

/** What has been loaded of a room: the latest page first, as the pages were asked for. */
export type RoomPages = InfiniteData<{ messages: readonly ChatMessage[]; more: boolean }>;

/** What has come since the room was entered. It stays beside the pages, which an answer that was on its way would put back. */
export interface Since {
  /** What was said, as it was told and as it was sent. */
  said: readonly ChatMessage[];
  /** Ids of messages that were reported. */
  reported: readonly number[];
}

export const NOTHING_SINCE: Since = { said: [], reported: [] };

/** Every message once, in the order in which they were said. The socket does not know whose a message is; who sent it does. */
export function messagesOf(pages: RoomPages | undefined, { said, reported }: Since): ChatMessage[] {
  const all = [...said, ...(pages?.pages ?? []).flatMap(({ messages }) => messages)];
  const each = new Map<number, ChatMessage>();
  for (const message of all) if (!each.get(message.id)?.own) each.set(message.id, message);
  for (const id of reported) each.delete(id);
  return [...each.values()].toSorted((a, b) => a.id - b.id);
}
