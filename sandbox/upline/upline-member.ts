import { eq } from 'drizzle-orm';
import type { Upline } from '#schemas/generated/platform.ts';
import { type Call, loggedIn, type OperationId } from '../calls/call.ts';
import { isClosedToTransfers } from '../care/stops/is-closed-to-transfers.ts';
import type { Database } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { requireModule } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { masked } from '../roster/masked.ts';
import { isTrial, type Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { needsVerification, verificationOf } from '../roster/verification.ts';

/** modId of transfers to the upline. */
export const UPLINE = 'TRANSFERUPLINE';

type Caller = Pick<Call<OperationId>, 'platform' | 'member' | 'replaced'>;

/** The member whose transfers a call is about. @throws Refusal not_available, not_logged_in, or trial_account */
export function transferringMember(call: Caller): Member {
  requireModule(call.platform, UPLINE);
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account cannot transfer. Register first.');
  return member;
}

/**
 * Like `uplineMember`, for calls that move money. @throws Refusal verification_due until the identity is verified, if
 * required
 */
export async function verifiedSender(call: Caller): Promise<Member> {
  const member = transferringMember(call);
  await requireVerified(call.platform, member);
  return member;
}

/** @throws Refusal verification_due */
export async function requireVerified(platform: Platform, member: Member): Promise<void> {
  if (!needsVerification(platform, member)) return;
  if ((await verificationOf(platform.db, member.id)) === 'A') return;
  throw new Refusal(403, 'verification_due', 'Verify your identity before you transfer money.');
}

/** The agent who brought the member in; undefined without one. */
export async function uplineOf(db: Database, { uplineId }: Pick<Member, 'uplineId'>): Promise<Member | undefined> {
  if (uplineId === null) return undefined;
  const [upline] = await db.select().from(members).where(eq(members.id, uplineId));
  return upline;
}

/** An upline as its downlines see it. */
export async function uplineItem({ db, now }: Pick<Platform, 'db' | 'now'>, upline: Member): Promise<Upline> {
  const accepts = !(await isClosedToTransfers(db, upline, now()));
  return { account: masked(upline.account), nickname: masked(upline.nickname), accepts };
}
