import { eq } from 'drizzle-orm';
import { callingAgent } from '#sandbox/agent/calling-agent.ts';
import type { Handler } from '#sandbox/calls/call.ts';
import { sentMessages as table } from '#sandbox/inbox/message-tables.ts';
import { requireMessages } from '../message-member.ts';
import { countSent, sentItem, sentRows } from '../sent-messages.ts';

export const sentMessages: Handler<'sentMessages'> = async (call) => {
  const { platform, query } = call;
  const { id } = callingAgent(call);
  requireMessages(platform);
  const { pageNum = 1, pageSize = 20 } = query;
  const count = await countSent(platform.db, id);
  const rows = await sentRows(platform.db, eq(table.senderId, id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const content = rows.map(sentItem);
  const value = { asOf: platform.now(), content, count, pageNum, totalPages: Math.ceil(count / pageSize) };
  return { success: true, value };
};
