import { and, eq, gt } from 'drizzle-orm';
import type { LoginValue } from '../../../schemas/generated/platform.ts';
import type { Database } from '../../database/database.ts';
import { members, sessions } from '../../database/tables.ts';
import type { Platform } from '../platform.ts';
import { type Member, memberInfo } from './member.ts';
import { hashToken, newToken } from './token.ts';

const sessionMs = 12 * 3_600_000;

/** Opens a session; the token itself is only in the answer. */
export async function openSession(platform: Platform, member: Member): Promise<LoginValue> {
  const { db, brand } = platform;
  const token = newToken();
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), memberId: member.id, expiresAt: platform.now() + sessionMs });
  if (member.firstTimeLogin) await db.update(members).set({ firstTimeLogin: false }).where(eq(members.id, member.id));
  const userInfo = await memberInfo(db, member, brand.currency);
  return { token, firstTimeLogin: member.firstTimeLogin, passwordExpired: false, userInfo };
}

/** Whose token it is; null for one that is unknown or has expired. */
export async function memberOfToken(db: Database, token: string, now: number): Promise<Member | null> {
  const found = await db
    .select({ member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
  return found[0]?.member ?? null;
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}
