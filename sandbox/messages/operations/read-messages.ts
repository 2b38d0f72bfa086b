import type { Handler } from '#sandbox/calls/call.ts';
import { changeMessages } from '../change-messages.ts';
import { messageMember } from '../message-member.ts';

export const readMessages: Handler<'readMessages'> = async (call) => {
  const { id } = await messageMember(call);
  return { success: true, value: await changeMessages(call.platform, id, 'read', call.body.messageIds) };
};
