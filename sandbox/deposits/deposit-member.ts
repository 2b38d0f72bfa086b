import { type Call, loggedIn, type OperationId } from '../calls/call.ts';
import type { Platform } from '../platform.ts';
import { requireModule } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { isTrial, type Member } from '../roster/member.ts';
import { needsVerification, verificationOf } from '../roster/verification.ts';

/** modId of deposits. */
export const DEPOSIT = 'DEPOSIT';

type Caller = Pick<Call<OperationId>, 'platform' | 'member' | 'replaced'>;

/** The member whose deposits a call is about. @throws Refusal not_available, not_logged_in, or trial_account */
export function depositMember(call: Caller): Member {
  requireModule(call.platform, DEPOSIT);
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account cannot deposit. Register first.');
  return member;
}

/** Like `depositMember`, for calls that start a payment. @throws Refusal as `requireVerified` does */
export async function payingMember(call: Caller): Promise<Member> {
  const member = depositMember(call);
  await requireVerified(call.platform, member);
  return member;
}

/** @throws Refusal verification_due until the identity is verified, where it must be */
export async function requireVerified(platform: Platform, member: Member): Promise<void> {
  if (!needsVerification(platform, member)) return;
  if ((await verificationOf(platform.db, member.id)) === 'A') return;
  throw new Refusal(403, 'verification_due', 'Verify your identity before you deposit.');
}
