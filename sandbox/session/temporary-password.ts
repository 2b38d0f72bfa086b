import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { members } from '../member/member-tables.ts';
import type { Platform } from '../platform.ts';
import type { Member } from './member.ts';
import { hashPassword, passwordMatches } from './password.ts';

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

/** Whether this is the member's temporary password; if so, it replaces the member's own. */
export async function takeTemporaryPassword({ db, now }: Platform, member: Member, password: string): Promise<boolean> {
  const { id, temporaryHash, temporaryUntil } = member;
  if (temporaryHash === null || (temporaryUntil ?? 0) <= now()) return false;
  if (!(await passwordMatches(password, temporaryHash))) return false;
  await db
    .update(members)
    .set({ passwordHash: temporaryHash, temporaryHash: null, temporaryUntil: null })
    .where(eq(members.id, id));
  return true;
}
