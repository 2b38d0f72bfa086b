import type { Handler } from '#sandbox/calls/call.ts';
import { callingAgent } from '../calling-agent.ts';
import { rangesOf } from '../rate-range.ts';
import { teamOf } from '../team-account.ts';

export const teamRateRanges: Handler<'teamRateRanges'> = async (call) => {
  const { platform, body } = call;
  const agent = callingAgent(call);
  const team = await teamOf(platform.db, agent, body.accounts);
  return { success: true, value: { ranges: await rangesOf(platform.db, team) } };
};
