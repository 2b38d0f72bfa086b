import { and, count, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { ChatMessage } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { masked } from '../roster/masked.ts';
import { members } from '../roster/member-tables.ts';
import { chatMessages, chatReports } from './chat-tables.ts';

/** Reports after which a message is hidden from everybody. */
const REPORTS_TO_HIDE = 3;

interface MessageQuery {
  room: string;
  /** The member who reads. */
  memberId: number;
  before: number | undefined;
  limit: number;
}

/** The latest messages of a room, oldest first, without reported ones. */
export async function visibleMessages(
  db: Database,
  { room, memberId, before, limit }: MessageQuery,
): Promise<ChatMessage[]> {
  const conditions: SQL[] = [eq(chatMessages.room, room), notReported(db, memberId)];
  if (before !== undefined) conditions.push(lt(chatMessages.id, before));
  const rows = await db
    .select({ message: chatMessages, account: members.account })
    .from(chatMessages)
    .innerJoin(members, eq(members.id, chatMessages.memberId))
    .where(and(...conditions))
    .orderBy(sql`${chatMessages.id} desc`)
    .limit(limit);
  return rows.toReversed().map(({ message, account }) => ({
    id: message.id,
    from: masked(account),
    text: message.content,
    at: message.createdAt,
    own: message.memberId === memberId,
  }));
}

function notReported(db: Database, memberId: number): SQL {
  const byThem = db.select({ id: chatReports.messageId }).from(chatReports).where(eq(chatReports.memberId, memberId));
  const byMany = db
    .select({ id: chatReports.messageId })
    .from(chatReports)
    .groupBy(chatReports.messageId)
    .having(gte(count(), REPORTS_TO_HIDE));
  return sql`${chatMessages.id} not in ${byThem} and ${chatMessages.id} not in ${byMany}`;
}
