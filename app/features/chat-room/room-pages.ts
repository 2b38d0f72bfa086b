import type { InfiniteData } from '@tanstack/react-query';
import type { ChatMessage } from '#schemas/generated/platform.ts';

/** The loaded pages of a room, latest page first, in the order they were requested. */
export type RoomPages = InfiniteData<{ messages: readonly ChatMessage[]; more: boolean }>;

/** Changes since the room was opened. They are separate from the pages, which a pending answer would overwrite. */
export interface Since {
  /** Messages from the socket and the member's own. */
  received: readonly ChatMessage[];
  /** Ids of reported messages. */
  reported: readonly number[];
}

export const NOTHING_SINCE: Since = { received: [], reported: [] };

/** Every message once, in chronological order. Only the sent copy of a message marks it as the member's own. */
export function messagesOf(pages: RoomPages | undefined, { received, reported }: Since): ChatMessage[] {
  const all = [...received, ...(pages?.pages ?? []).flatMap(({ messages }) => messages)];
  const each = new Map<number, ChatMessage>();
  for (const message of all) if (!each.get(message.id)?.own) each.set(message.id, message);
  for (const id of reported) each.delete(id);
  return [...each.values()].toSorted((a, b) => a.id - b.id);
}
