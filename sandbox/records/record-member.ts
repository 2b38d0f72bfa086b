import { type Call, loggedIn, type OperationId } from '../server/call.ts';
import { Refusal } from '../server/refusal.ts';
import { isTrial, type Member } from '../session/member.ts';
import { requireModule } from '../system/modules.ts';

/** modId of the member's records. */
export const RECORDS = 'RECORDS';

/** The member whose records a call is about. @throws Refusal not_available, not_logged_in, or trial_account for trials */
export function recordMember<Id extends OperationId>(call: Pick<Call<Id>, 'platform' | 'member' | 'replaced'>): Member {
  requireModule(call.platform, RECORDS);
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account has no records. Register first.');
  return member;
}
