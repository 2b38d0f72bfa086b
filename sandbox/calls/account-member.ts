import { Refusal } from '../refusal.ts';
import { isTrial, type Member } from '../roster/member.ts';
import { type Call, loggedIn, type OperationId } from './call.ts';

/** The member whose account a call is about. @throws Refusal not_logged_in or trial_account */
export function accountMember(call: Pick<Call<OperationId>, 'member' | 'replaced'>): Member {
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account has no account page. Register first.');
  return member;
}
