import { and, count, eq, isNull } from 'drizzle-orm';
import type { MessageCounts } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { messages } from './message-tables.ts';

/** The member's messages that are not deleted. */
export function keptBy(memberId: number) {
  return and(eq(messages.memberId, memberId), isNull(messages.deletedAt));
}

/** Those that the member has not opened. */
export function unreadBy(memberId: number) {
  return and(keptBy(memberId), isNull(messages.readAt));
}

export async function unreadOf(db: Database, memberId: number): Promise<number> {
  const [found] = await db.select({ unread: count() }).from(messages).where(unreadBy(memberId));
  return found?.unread ?? 0;
}

export async function countsOf(db: Database, memberId: number): Promise<MessageCounts> {
  const [found] = await db.select({ all: count() }).from(messages).where(keptBy(memberId));
  return { all: found?.all ?? 0, unread: await unreadOf(db, memberId) };
}
