import type { Handler } from '#sandbox/calls/call.ts';
import { messageMember } from '../message-member.ts';
import { pageOfMessages } from '../page-of-messages.ts';

export const unreadMessages: Handler<'unreadMessages'> = async (call) => {
  const { id: memberId } = await messageMember(call);
  return { success: true, value: await pageOfMessages(call.platform, { memberId, state: 'unread' }, call.query) };
};
