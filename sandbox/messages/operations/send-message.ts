import { callingAgent } from '#sandbox/agent/calling-agent.ts';
import type { Handler } from '#sandbox/calls/call.ts';
import { requireMessages } from '../message-member.ts';
import { sendMessage as send } from '../send-message.ts';
import { sentItem } from '../sent-messages.ts';

export const sendMessage: Handler<'sendMessage'> = async (call) => {
  const { platform, body } = call;
  const agent = callingAgent(call);
  requireMessages(platform);
  return { success: true, value: sentItem(await send(platform, agent, body)) };
};
