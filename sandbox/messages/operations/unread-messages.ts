import type { Handler } from '#sandbox/server/call.ts';
import { unreadBy } from '../counts.ts';
import { messageMember } from '../message-member.ts';
import { pageOfMessages } from '../page-of-messages.ts';

export const unreadMessages: Handler<'unreadMessages'> = async (call) => {
  const { id: memberId } = messageMember(call);
  const wanted = { ...call.query, memberId, totalOf: ({ unread }: { unread: number }) => unread };
  return { success: true, value: await pageOfMessages(call.platform, unreadBy(memberId), wanted) };
};
