import { hooksOf } from '../hooks/hooks.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { memberByAccount } from '../roster/member.ts';
import { setVerification, type VerificationStatus, verificationOf } from '../roster/verification.ts';

export interface ReviewRequest {
  account: string;
  status: VerificationStatus;
}

/** Reviews a verification on the operator's behalf, and tells the member the outcome. @throws Refusal not_found */
export async function reviewAccount(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  request: ReviewRequest,
): Promise<ReviewRequest> {
  const { status } = request;
  const member = await memberByAccount(db, request.account);
  if (!member) throw new Refusal(404, 'not_found', `There is no account named "${request.account}".`);
  const time = now();
  await db.transaction(async (tx) => {
    const former = await verificationOf(tx, member.id);
    await setVerification(tx, member.id, status);
    if (status === former || status === 'N' || status === 'P') return;
    await hooksOf(tx).tell('reviewed', { db: tx, memberId: member.id, status, at: time });
  });
  return { account: member.account, status: await verificationOf(db, member.id) };
}
