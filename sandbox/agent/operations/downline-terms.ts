import type { Handler } from '#sandbox/calls/call.ts';
import { isClosedToTransfers } from '#sandbox/care/stops/is-closed-to-transfers.ts';
import { limitsOf } from '#sandbox/upline/terms-of.ts';
import { callingAgent } from '../calling-agent.ts';
import { directDownline } from '../team-account.ts';

export const downlineTerms: Handler<'downlineTerms'> = async (call) => {
  const { platform, query } = call;
  const agent = callingAgent(call);
  const downline = await directDownline(platform.db, agent, query.account);
  const { account, nickname } = downline;
  const limits = await limitsOf(platform, agent, 'downline');
  const accepts = !(await isClosedToTransfers(platform.db, downline, platform.now()));
  return { success: true, value: { account, nickname, accepts, ...limits } };
};
