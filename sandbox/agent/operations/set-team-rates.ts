import type { Handler } from '#sandbox/calls/call.ts';
import { callingAgent } from '../calling-agent.ts';
import { setManyRates } from '../set-many-rates.ts';

export const setTeamRates: Handler<'setTeamRates'> = async (call) => {
  const agent = callingAgent(call);
  return { success: true, value: await setManyRates(call.platform.db, agent, call.body) };
};
