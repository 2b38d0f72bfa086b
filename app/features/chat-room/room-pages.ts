import type { InfiniteData } from '@tanstack/react-query';
import type { ChatMessage } from '../../platform/contract.ts';

/** What has been loaded of a room: the latest page first, as the pages were asked for. */
export type RoomPages = InfiniteData<{ messages: readonly ChatMessage[]; more: boolean }>;

/** Every message once, in the order in which they were said. */
export function messagesOf(pages: RoomPages | undefined): ChatMessage[] {
  const all = (pages?.pages ?? []).flatMap(({ messages }) => messages);
  const each = new Map(all.map((message) => [message.id, message]));
  return [...each.values()].toSorted((a, b) => a.id - b.id);
}

/** The pages with a message that has just been said; one that is there already stays as it is. */
export function withMessage(pages: RoomPages | undefined, message: ChatMessage): RoomPages | undefined {
  const [latest, ...earlier] = pages?.pages ?? [];
  if (!pages || !latest || messagesOf(pages).some(({ id }) => id === message.id)) return pages;
  return { ...pages, pages: [{ ...latest, messages: [...latest.messages, message] }, ...earlier] };
}

/** The pages without a message, as after it was reported. */
export function withoutMessage(pages: RoomPages | undefined, id: number): RoomPages | undefined {
  if (!pages) return pages;
  const cut = pages.pages.map((page) => ({ ...page, messages: page.messages.filter((message) => message.id !== id) }));
  return { ...pages, pages: cut };
}
