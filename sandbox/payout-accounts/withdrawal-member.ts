import { type Call, loggedIn, type OperationId } from '../calls/call.ts';
import { requireModule } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { isTrial, type Member } from '../roster/member.ts';
import { needsVerification, verificationOf } from '../roster/verification.ts';

/** modId of withdrawals. */
const WITHDRAWAL = 'WITHDRAWAL';

type Caller = Pick<Call<OperationId>, 'platform' | 'member' | 'replaced'>;

/** The member whose withdrawals a call is about. @throws Refusal not_available, not_logged_in, or trial_account */
export function withdrawalMember(call: Caller): Member {
  requireModule(call.platform, WITHDRAWAL);
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account cannot withdraw. Register first.');
  return member;
}

/**
 * Like `withdrawalMember`, for calls that withdraw money or prepare it. @throws Refusal verification_due until the
 * identity is verified, if required
 */
export async function verifiedMember(call: Caller): Promise<Member> {
  const member = withdrawalMember(call);
  if (!needsVerification(call.platform, member)) return member;
  if ((await verificationOf(call.platform.db, member.id)) === 'A') return member;
  throw new Refusal(403, 'verification_due', 'Verify your identity before you withdraw.');
}
