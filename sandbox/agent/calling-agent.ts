import { type Call, loggedIn, type OperationId } from '../calls/call.ts';
import { requireModule } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { isAgent, type Member } from '../roster/member.ts';

type Caller = Pick<Call<OperationId>, 'platform' | 'member' | 'replaced'>;

/** The agent whose team a call is about. @throws Refusal not_logged_in, not_available or non_agent_account */
export function callingAgent(call: Caller): Member {
  const agent = loggedIn(call);
  requireModule(call.platform, 'AGENT');
  if (isAgent(agent)) return agent;
  throw new Refusal(403, 'non_agent_account', 'Only agents have a team.');
}
