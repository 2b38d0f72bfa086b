import { desc, type SQL } from 'drizzle-orm';
import type { MessagePage } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import { countsOf } from './counts.ts';
import { describeMessage } from './describe-message.ts';
import { messages } from './message-tables.ts';

export interface PageQuery {
  pageNum?: number;
  pageSize?: number;
  language?: string;
}

interface Wanted extends PageQuery {
  memberId: number;
  /** How many of the counted messages the filter leaves. */
  totalOf: (counts: MessagePage['counts']) => number;
}

/** One page of a member's messages that match, latest first. */
export async function pageOfMessages(
  { db, brand }: Platform,
  where: SQL | undefined,
  { memberId, totalOf, pageNum = 1, pageSize = 20, language }: Wanted,
): Promise<MessagePage> {
  // The counts and the rows are of one moment.
  return db.transaction(
    async (tx) => {
      const counts = await countsOf(tx, memberId);
      const rows = await tx
        .select()
        .from(messages)
        .where(where)
        .orderBy(desc(messages.createdAt), desc(messages.id))
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize);
      const content = rows.map((row) => describeMessage(brand, row, language));
      return { content, counts, pageNum, totalPages: Math.ceil(totalOf(counts) / pageSize) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
