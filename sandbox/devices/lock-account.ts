import { eq } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { memberByAccount } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { closeSessions } from '../session/session.ts';
import { endDevices } from './devices.ts';

export interface LockRequest {
  account: string;
  isLocked: boolean;
}

/**
 * Locks an account on the operator's behalf, or unlocks it. A lock ends its sessions and forgets its devices.
 * @throws Refusal not_found
 */
export async function lockAccount(
  { db }: Pick<Platform, 'db'>,
  { account, isLocked }: LockRequest,
): Promise<LockRequest> {
  const member = await memberByAccount(db, account);
  if (!member) throw new Refusal(404, 'not_found', `There is no account named "${account}".`);
  await db.update(members).set({ isLocked }).where(eq(members.id, member.id));
  if (isLocked) {
    await closeSessions(db, member.id);
    await endDevices(db, member.id);
  }
  return { account: member.account, isLocked };
}
