import { eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { lockedMember } from '#sandbox/roster/locked-member.ts';
import { isLastWayIn } from '../last-way-in.ts';
import { passkeys } from '../passkey-tables.ts';
import { passkeyMember, requirePasskey } from '../passkeys.ts';

export const removePasskey: Handler<'removePasskey'> = async (call) => {
  const { platform, query } = call;
  const member = passkeyMember(call);
  await platform.db.transaction(async (tx) => {
    // Two removals at once must not each take the other's passkey for the way that is left.
    const locked = await lockedMember(tx, member.id);
    const { id } = await requirePasskey(tx, member.id, query.passkeyId);
    if (await isLastWayIn({ ...platform, db: tx }, locked))
      throw new Refusal(409, 'last_way_in', 'Without this passkey the member could not log in any more.');
    await tx.delete(passkeys).where(eq(passkeys.id, id));
  });
  return { success: true };
};
