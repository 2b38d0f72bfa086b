import { eq } from 'drizzle-orm';
import { endDevices } from '../devices/devices.ts';
import { members } from '../member/member-tables.ts';
import type { Platform } from '../platform.ts';
import type { Member } from './member.ts';
import { hashPassword } from './password.ts';
import { closeSessions } from './session.ts';

/**
 * Sets the password that a member chose. Temporary passwords are void, and sessions opened and devices remembered with the
 * old one end, since they may not be the member's.
 */
export async function setPassword({ db, now }: Platform, { id }: Member, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db
    .update(members)
    .set({ passwordHash, passwordSetAt: now(), temporaryHash: null, temporaryUntil: null })
    .where(eq(members.id, id));
  await closeSessions(db, id);
  await endDevices(db, id);
}
