import { and, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { messages } from '#sandbox/inbox/message-tables.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { keptBy } from '../counts.ts';
import { describeMessage } from '../describe-message.ts';
import { messageMember } from '../message-member.ts';
import { messageRows } from '../message-rows.ts';

export const message: Handler<'message'> = async (call) => {
  const { platform, query } = call;
  const { id: memberId } = await messageMember(call);
  const [row] = await messageRows(platform.db, and(keptBy(memberId), eq(messages.id, query.messageId)));
  if (!row) throw new Refusal(404, 'not_found', 'The member has no such message.');
  return { success: true, value: describeMessage(platform.brand, row, query.language) };
};
