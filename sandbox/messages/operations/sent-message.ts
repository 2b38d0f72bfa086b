import { callingAgent } from '#sandbox/agent/calling-agent.ts';
import type { Handler } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { requireMessages } from '../message-member.ts';
import { accountsOf, sentById, sentItem } from '../sent-messages.ts';

export const sentMessage: Handler<'sentMessage'> = async (call) => {
  const { platform, query } = call;
  const { id } = callingAgent(call);
  requireMessages(platform);
  const row = await sentById(platform.db, id, query.messageId);
  if (!row) throw new Refusal(404, 'not_found', 'You have sent no such message.');
  const [item, accounts] = [sentItem(row), await accountsOf(platform.db, row)];
  const to = { ...item.to, ...(accounts && { accounts }) };
  return { success: true, value: { ...item, to, text: row.text, asOf: platform.now() } };
};
