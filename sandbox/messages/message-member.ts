import { type Call, loggedIn, type OperationId } from '../server/call.ts';
import { Refusal } from '../server/refusal.ts';
import { isTrial, type Member } from '../session/member.ts';
import { requireModule } from '../system/modules.ts';

/** modId of internal messages. */
const MESSAGES = 'MESSAGE';

/** The member whose messages a call is about. @throws Refusal not_available, not_logged_in or trial_account */
export function messageMember<Id extends OperationId>(
  call: Pick<Call<Id>, 'platform' | 'member' | 'replaced'>,
): Member {
  requireModule(call.platform, MESSAGES);
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account has no messages. Register first.');
  return member;
}
