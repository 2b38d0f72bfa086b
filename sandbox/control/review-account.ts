import { setVerification, type VerificationStatus, verificationOf } from '../member/verification.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../server/refusal.ts';
import { memberByAccount } from '../session/member.ts';

export interface ReviewRequest {
  account: string;
  status: VerificationStatus;
}

/** Reviews a verification on the operator's behalf. @throws Refusal not_found */
export async function reviewAccount({ db }: Pick<Platform, 'db'>, request: ReviewRequest): Promise<ReviewRequest> {
  const member = await memberByAccount(db, request.account);
  if (!member) throw new Refusal(404, 'not_found', `There is no account named "${request.account}".`);
  await setVerification(db, member.id, request.status);
  return { account: member.account, status: await verificationOf(db, member.id) };
}
