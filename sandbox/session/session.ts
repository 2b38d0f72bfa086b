import { and, eq, gt } from 'drizzle-orm';
import type { LoginValue } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { members } from '../member/member-tables.ts';
import { loginDays } from '../missions/mission-tables.ts';
import type { Platform } from '../platform.ts';
import { startOfDay } from '../seed/day.ts';
import { describeMember } from './describe-member.ts';
import type { Member } from './member.ts';
import { sessions } from './session-tables.ts';
import { hashToken, newToken } from './token.ts';

export interface Bearer {
  readonly member: Member | null;
  /** The account has logged in elsewhere since the token was issued. */
  readonly replaced: boolean;
}

const SESSION_MS = 12 * 3_600_000;

/** Age of a log-in up to which it confirms a payment of an account without a password. */
const RECENT_MS = 15 * 60_000;

/** Age at which a password must be changed, if the brand enforces it. */
const PASSWORD_AGE_MS = 90 * 24 * 3_600_000;

/** Opens a session and ends the account's other ones. The token is returned but not stored. */
export async function openSession(platform: Platform, { id }: Pick<Member, 'id'>): Promise<LoginValue> {
  const token = newToken();
  const now = platform.now();
  const member = await platform.db.transaction(async (tx) => {
    const locked = await lockedMember(tx, id);
    await tx.update(sessions).set({ replaced: true }).where(eq(sessions.memberId, id));
    const session = { tokenHash: hashToken(token), memberId: id, expiresAt: now + SESSION_MS, replaced: false };
    await tx.insert(sessions).values(session);
    await tx
      .insert(loginDays)
      .values({ memberId: id, day: startOfDay(now) })
      .onConflictDoNothing();
    if (locked.firstTimeLogin) await tx.update(members).set({ firstTimeLogin: false }).where(eq(members.id, id));
    return locked;
  });
  const userInfo = await describeMember(platform, member);
  const passwordExpired = now - member.passwordSetAt > PASSWORD_AGE_MS;
  return { token, firstTimeLogin: member.firstTimeLogin, passwordExpired, userInfo };
}

/** The lock makes simultaneous log-ins of an account wait for each other, so that each ends the session before it. */
async function lockedMember(db: Database, id: number): Promise<Member> {
  const [member] = await db.select().from(members).where(eq(members.id, id)).for('no key update');
  if (!member) throw new Error(`Member ${id} is not stored.`);
  return member;
}

/** The bearer of a token. `member` is null if it is unknown or expired, or if the account has logged in elsewhere. */
export async function bearerOf(db: Database, token: string, now: number): Promise<Bearer> {
  const [found] = await db
    .select({ member: members, replaced: sessions.replaced })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
  return { member: found && !found.replaced ? found.member : null, replaced: found?.replaced ?? false };
}

/** Whether the log-in of a session is recent enough to confirm a payment. */
export async function isRecentSession({ db, now }: Platform, token: string): Promise<boolean> {
  const began = gt(sessions.expiresAt, now() + SESSION_MS - RECENT_MS);
  const found = await db
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), began));
  return found.length > 0;
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends all sessions of a member, or of everybody. */
export async function closeSessions(db: Database, memberId?: number): Promise<void> {
  await db.delete(sessions).where(memberId === undefined ? undefined : eq(sessions.memberId, memberId));
}
