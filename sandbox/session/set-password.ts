import { eq } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import type { Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { hashPassword } from '../roster/password.ts';
import { closeOtherSessions } from './session.ts';

/**
 * Sets the password that a member chose. Temporary passwords are void, and sessions opened and devices remembered with the
 * old one end, since they may not be the member's.
 * @param keptSession token of the session that goes on, if any
 */
export async function setPassword(
  { db, now }: Platform,
  { id }: Member,
  password: string,
  keptSession = '',
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db
    .update(members)
    .set({ passwordHash, passwordSetAt: now(), temporaryHash: null, temporaryUntil: null, isPasswordGiven: false })
    .where(eq(members.id, id));
  await closeOtherSessions(db, id, keptSession);
}
