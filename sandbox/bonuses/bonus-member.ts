import { type Call, loggedIn, type OperationId } from '../calls/call.ts';
import { requireModule } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { isTrial, type Member } from '../roster/member.ts';

/** modId of the member's bonuses. */
const BONUSES = 'BONUSES';

/** The member whose bonuses a call is about. @throws Refusal not_available, not_logged_in, or trial_account */
export function bonusMember(call: Pick<Call<OperationId>, 'platform' | 'member' | 'replaced'>): Member {
  requireModule(call.platform, BONUSES);
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account gets no bonuses. Register first.');
  return member;
}
