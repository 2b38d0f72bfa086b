import type { Handler } from '#sandbox/calls/call.ts';
import { changeMessages } from '../change-messages.ts';
import { messageMember } from '../message-member.ts';

export const restoreMessages: Handler<'restoreMessages'> = async (call) => {
  const { id } = await messageMember(call);
  return { success: true, value: await changeMessages(call.platform, id, 'restore', call.body.messageIds) };
};
