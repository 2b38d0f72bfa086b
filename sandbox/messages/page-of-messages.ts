import { and, isNotNull, isNull } from 'drizzle-orm';
import type { MessagePage } from '#schemas/generated/platform.ts';
import { listRange, type RangeQuery } from '../calls/record-range.ts';
import { messages } from '../inbox/message-tables.ts';
import type { Platform } from '../platform.ts';
import { countsOf, keptBy } from './counts.ts';
import { describeMessage } from './describe-message.ts';
import { messageRows } from './message-rows.ts';

export interface PageQuery extends RangeQuery {
  pageNum?: number;
  pageSize?: number;
  language?: string;
}

type State = 'all' | 'read' | 'unread';

const CONDITIONS = { all: undefined, read: isNotNull(messages.readAt), unread: isNull(messages.readAt) };

/** One page of a member's messages in that state and those days, latest first. @throws Refusal as `listRange` */
export async function pageOfMessages(
  platform: Platform,
  { memberId, state }: { memberId: number; state: State },
  { pageNum = 1, pageSize = 20, language, ...query }: PageQuery,
): Promise<MessagePage> {
  const { start, end, ...range } = listRange(platform, query);
  const days = { start, end };
  // The counts and the rows are of one moment.
  return platform.db.transaction(
    async (tx) => {
      const counts = await countsOf(tx, memberId, days);
      const rows = await messageRows(tx, and(keptBy(memberId, days), CONDITIONS[state]))
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize);
      const content = rows.map((row) => describeMessage(platform.brand, row, language));
      return { ...range, content, counts, pageNum, totalPages: Math.ceil(countOf(counts, state) / pageSize) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function countOf({ all, unread }: MessagePage['counts'], state: State): number {
  return { all, unread, read: all - unread }[state];
}
