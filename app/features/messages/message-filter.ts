import type { MessageCounts } from '#schemas/generated/platform.ts';

export const messageFilters = ['all', 'unread', 'read'] as const;

export type MessageFilter = (typeof messageFilters)[number];

/** Number of messages per filter. */
export function countsOf({ all, unread }: MessageCounts): Record<MessageFilter, number> {
  return { all, unread, read: all - unread };
}
