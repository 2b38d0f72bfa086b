import type { Handler } from '#sandbox/calls/call.ts';
import { messageMember } from '../message-member.ts';
import { pageOfMessages } from '../page-of-messages.ts';

export const messages: Handler<'messages'> = async (call) => {
  const { id: memberId } = await messageMember(call);
  const { state = 'all', ...query } = call.query;
  return { success: true, value: await pageOfMessages(call.platform, { memberId, state }, query) };
};
