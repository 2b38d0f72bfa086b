import { eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { lockedMember } from '#sandbox/roster/locked-member.ts';
import { hasPassword, type Member } from '#sandbox/roster/member.ts';
import { identities } from '#sandbox/session/session-tables.ts';
import { passkeys } from '../passkey-tables.ts';
import { passkeyMember, passkeysOf, requirePasskey } from '../passkeys.ts';

export const removePasskey: Handler<'removePasskey'> = async (call) => {
  const { platform, query } = call;
  const member = passkeyMember(call);
  await platform.db.transaction(async (tx) => {
    // Lock the member, as two simultaneous removals could each rely on the other's passkey as the remaining way to log
    // in.
    const locked = await lockedMember(tx, member.id);
    const { id } = await requirePasskey(tx, member.id, query.passkeyId);
    if (await isLastWayIn({ ...platform, db: tx }, locked))
      throw new Refusal(409, 'last_way_in', 'Without this passkey the member could not log in any more.');
    await tx.delete(passkeys).where(eq(passkeys.id, id));
  });
  return { success: true };
};

/** Whether a member could not log in any more without one of their passkeys. */
async function isLastWayIn({ db, brand }: Platform, member: Member): Promise<boolean> {
  if (hasPassword(member) || (member.mobile && brand.logIn.includes('sms'))) return false;
  const linked = await db.select().from(identities).where(eq(identities.memberId, member.id));
  if (linked.some(({ provider }) => brand.logIn.some((way) => way === provider))) return false;
  return (await passkeysOf(db, member.id)).length < 2;
}
