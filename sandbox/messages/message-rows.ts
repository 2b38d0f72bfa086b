import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { lineage } from '../agent/team-tables.ts';
import type { Database } from '../database/database.ts';
import { messages, sentMessages } from '../inbox/message-tables.ts';
import { members } from '../roster/member-tables.ts';

/** Messages of members, latest first, with what agents wrote and how far above the members they are. */
export function messageRows(db: Database, where: SQL | undefined) {
  const { subject, text } = sentMessages;
  return db
    .select({
      ...getTableColumns(messages),
      written: { subject, text, account: members.account, level: lineage.level },
    })
    .from(messages)
    .leftJoin(sentMessages, eq(sentMessages.id, messages.sentId))
    .leftJoin(members, eq(members.id, sentMessages.senderId))
    .leftJoin(lineage, and(eq(lineage.memberId, messages.memberId), eq(lineage.ancestorId, sentMessages.senderId)))
    .where(where)
    .orderBy(desc(messages.createdAt), desc(messages.id));
}

export type MessageRow = Awaited<ReturnType<typeof messageRows>>[number];
