import type { Handler } from '#sandbox/calls/call.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { callingAgent } from '../calling-agent.ts';
import { openAccount as open } from '../open-account.ts';
import { teamRowsOf } from '../team-rows.ts';

export const openAccount: Handler<'openAccount'> = async (call) => {
  const { platform, body } = call;
  const agent = callingAgent(call);
  const payload = await readPayload(platform.key, body, 'OpenAccountPayload');
  const member = await open(platform, agent, payload);
  const [row] = await teamRowsOf(platform.db, agent.id, [member]);
  if (!row) throw new Error(`Member ${member.id} is not stored.`);
  return { success: true, value: row };
};
