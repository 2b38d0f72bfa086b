import { type Call, loggedIn, type OperationId } from '../calls/call.ts';
import { requireModule } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { isTrial, type Member } from '../roster/member.ts';

/** modId of transfers between wallets. */
const WALLET = 'WALLET';

/** The member whose money a call moves. @throws Refusal not_available, not_logged_in or trial_account */
export function walletMember(call: Pick<Call<OperationId>, 'platform' | 'member' | 'replaced'>): Member {
  requireModule(call.platform, WALLET);
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account has no wallets. Register first.');
  return member;
}
