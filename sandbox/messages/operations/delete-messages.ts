import type { Handler } from '#sandbox/calls/call.ts';
import { changeMessages } from '../change-messages.ts';
import { messageMember } from '../message-member.ts';

export const deleteMessages: Handler<'deleteMessages'> = async (call) => {
  const { id } = await messageMember(call);
  return { success: true, value: await changeMessages(call.platform, id, 'delete', call.body.messageIds) };
};
