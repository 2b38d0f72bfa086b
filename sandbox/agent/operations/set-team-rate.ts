import type { Handler } from '#sandbox/calls/call.ts';
import { callingAgent } from '../calling-agent.ts';
import { setRates } from '../set-rates.ts';
import { teamRowsOf } from '../team-rows.ts';

export const setTeamRate: Handler<'setTeamRate'> = async (call) => {
  const { db } = call.platform;
  const agent = callingAgent(call);
  const team = await setRates(db, agent, call.body);
  return { success: true, value: { rows: await teamRowsOf(db, agent.id, team) } };
};
