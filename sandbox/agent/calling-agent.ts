import { type Call, loggedIn, type OperationId } from '../server/call.ts';
import { Refusal } from '../server/refusal.ts';
import { isAgent, type Member } from '../session/member.ts';
import { requireModule } from '../system/modules.ts';

type Caller = Pick<Call<OperationId>, 'platform' | 'member' | 'replaced'>;

/** The agent whose team a call is about. @throws Refusal not_logged_in, not_available or non_agent_account */
export function callingAgent(call: Caller): Member {
  const agent = loggedIn(call);
  requireModule(call.platform, 'AGENT');
  if (isAgent(agent)) return agent;
  throw new Refusal(403, 'non_agent_account', 'Only agents have a team.');
}
