import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import type { Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { hashPassword, passwordMatches, UNMATCHABLE_HASH } from '../roster/password.ts';

/** Minutes until a temporary password expires. */
export const TEMPORARY_MINUTES = 30;

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

/** Sets a temporary password. The member's own stays valid until it is used. */
export async function newTemporaryPassword({ db, now }: Platform, { id }: Member): Promise<string> {
  const pick = (from: string, length: number) => Array.from({ length }, () => from[randomInt(from.length)]).join('');
  const password = `${pick(LETTERS, 5).toUpperCase()}-${pick(LETTERS, 5)}-${pick(DIGITS, 4)}`;
  await db
    .update(members)
    .set({ temporaryHash: await hashPassword(password), temporaryUntil: now() + TEMPORARY_MINUTES * 60_000 })
    .where(eq(members.id, id));
  return password;
}

/**
 * Whether this is the member's temporary password. Its first use voids the member's own and marks the password as
 * expired, so that the member must choose a new one. It never becomes permanent: it ends with its half hour.
 */
export async function takeTemporaryPassword({ db, now }: Platform, member: Member, password: string): Promise<boolean> {
  const { id, temporaryHash, temporaryUntil } = member;
  if (temporaryHash === null || (temporaryUntil ?? 0) <= now()) return false;
  if (!(await isTemporaryPassword(member, password))) return false;
  // If a new password was set in between, the hash is cleared and nothing changes.
  const taken = await db
    .update(members)
    .set({ passwordHash: UNMATCHABLE_HASH, passwordSetAt: 0 })
    .where(and(eq(members.id, id), eq(members.temporaryHash, temporaryHash)))
    .returning({ id: members.id });
  return taken.length > 0;
}

/** Whether this is the temporary password last sent to the member, expired or not. */
export async function isTemporaryPassword({ temporaryHash }: Member, password: string): Promise<boolean> {
  return temporaryHash !== null && passwordMatches(password, temporaryHash);
}
