import { type Call, loggedIn, type OperationId } from '../server/call.ts';
import { Refusal } from '../server/refusal.ts';
import { isTrial, type Member } from '../session/member.ts';
import { requireModule } from '../system/modules.ts';

/** modId of the points system. */
export const POINTS = 'PTSYS3';

/** The member whose points a call is about. @throws Refusal not_available, not_logged_in, or trial_account for trials */
export function pointMember<Id extends OperationId>(call: Pick<Call<Id>, 'platform' | 'member' | 'replaced'>): Member {
  requireModule(call.platform, POINTS);
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account earns no points. Register first.');
  return member;
}
