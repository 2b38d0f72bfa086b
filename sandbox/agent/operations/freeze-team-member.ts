import type { Handler } from '#sandbox/calls/call.ts';
import { callingAgent } from '../calling-agent.ts';
import { freezeDownlines } from '../freeze.ts';
import { teamRowsOf } from '../team-rows.ts';

export const freezeTeamMember: Handler<'freezeTeamMember'> = async (call) => {
  const { db } = call.platform;
  const agent = callingAgent(call);
  const team = await freezeDownlines(db, agent, call.body);
  return { success: true, value: { rows: await teamRowsOf(db, agent.id, team) } };
};
