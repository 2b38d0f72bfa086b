import { eq } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { hasPassword, type Member } from '../roster/member.ts';
import { identities } from '../session/session-tables.ts';
import { passkeysOf } from './passkeys.ts';

/** Whether a member could not log in any more without one of their passkeys. */
export async function isLastWayIn({ db, brand }: Platform, member: Member): Promise<boolean> {
  if (hasPassword(member) || (member.mobile && brand.logIn.includes('sms'))) return false;
  const linked = await db.select().from(identities).where(eq(identities.memberId, member.id));
  if (linked.some(({ provider }) => brand.logIn.some((way) => way === provider))) return false;
  return (await passkeysOf(db, member.id)).length < 2;
}
