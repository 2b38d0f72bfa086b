import { and, isNotNull } from 'drizzle-orm';
import type { Handler } from '#sandbox/server/call.ts';
import { keptBy } from '../counts.ts';
import { messageMember } from '../message-member.ts';
import { messages as table } from '../message-tables.ts';
import { pageOfMessages } from '../page-of-messages.ts';

export const messages: Handler<'messages'> = async (call) => {
  const { id: memberId } = messageMember(call);
  const { state = 'all', ...query } = call.query;
  const where = state === 'read' ? and(keptBy(memberId), isNotNull(table.readAt)) : keptBy(memberId);
  const totalOf = ({ all, unread }: { all: number; unread: number }) => (state === 'read' ? all - unread : all);
  return { success: true, value: await pageOfMessages(call.platform, where, { ...query, memberId, totalOf }) };
};
