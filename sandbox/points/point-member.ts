import { type Call, loggedIn, type OperationId } from '../calls/call.ts';
import { requireModule } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { isTrial, type Member } from '../roster/member.ts';

/** modId of the points system. */
export const POINTS = 'PTSYS3';

/** The member whose points a call is about. @throws Refusal not_available, not_logged_in, or trial_account for trials */
export function pointMember<Id extends OperationId>(call: Pick<Call<Id>, 'platform' | 'member' | 'replaced'>): Member {
  requireModule(call.platform, POINTS);
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account earns no points. Register first.');
  return member;
}
