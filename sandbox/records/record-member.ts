import { type Call, loggedIn, type OperationId } from '../calls/call.ts';
import { requireModule } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { isTrial, type Member } from '../roster/member.ts';

/** modId of the member's records. */
export const RECORDS = 'RECORDS';

/** The member whose records a call is about. @throws Refusal not_available, not_logged_in, or trial_account for trials */
export function recordMember<Id extends OperationId>(call: Pick<Call<Id>, 'platform' | 'member' | 'replaced'>): Member {
  requireModule(call.platform, RECORDS);
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account has no records. Register first.');
  return member;
}
