import { and, count, eq, gte, isNull, lt } from 'drizzle-orm';
import type { MessageCounts } from '#schemas/generated/platform.ts';
import type { RecordRange } from '../calls/record-range.ts';
import type { Database } from '../database/database.ts';
import { messages } from '../inbox/message-tables.ts';

/** The days on which messages were written. */
export type MessageDays = Pick<RecordRange, 'start' | 'end'>;

/** The member's messages that are not deleted, of all days or of some. */
export function keptBy(memberId: number, days?: MessageDays) {
  const { createdAt } = messages;
  const within = days && and(gte(createdAt, days.start), lt(createdAt, days.end));
  return and(eq(messages.memberId, memberId), isNull(messages.deletedAt), within);
}

/** Matches messages that the member has not opened. */
export function unreadBy(memberId: number, days?: MessageDays) {
  return and(keptBy(memberId, days), isNull(messages.readAt));
}

export async function unreadOf(db: Database, memberId: number, days?: MessageDays): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(messages).where(unreadBy(memberId, days));
  return row?.unread ?? 0;
}

export async function countsOf(db: Database, memberId: number, days?: MessageDays): Promise<MessageCounts> {
  const [row] = await db.select({ all: count() }).from(messages).where(keptBy(memberId, days));
  return { all: row?.all ?? 0, unread: await unreadOf(db, memberId, days) };
}
