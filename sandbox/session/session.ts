import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { LoginValue } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { devices } from '../devices/device-tables.ts';
import type { Device } from '../devices/devices.ts';
import { members } from '../member/member-tables.ts';
import { loginDays } from '../missions/mission-tables.ts';
import type { Platform } from '../platform.ts';
import { startOfDay } from '../seed/day.ts';
import { Refusal } from '../server/refusal.ts';
import { describeMember } from './describe-member.ts';
import { lockedMember } from './locked-member.ts';
import type { Member } from './member.ts';
import { LOG_IN_IS_RECENT_MS, sessions } from './session-tables.ts';
import { hashToken, newToken } from './token.ts';

export interface Bearer {
  readonly member: Member | null;
  /** The account has logged in elsewhere since the token was issued. */
  readonly replaced: boolean;
}

const SESSION_MS = 12 * 3_600_000;

/** Age at which a password must be changed, if the brand enforces it. */
const PASSWORD_AGE_MS = 90 * 24 * 3_600_000;

/**
 * Opens a session and ends the account's other ones. The token is returned but not stored.
 * @param device that opens it in place of a log-in; its other sessions stay
 * @throws Refusal account_locked, or not_logged_in if the device has been forgotten
 */
export async function openSession(
  platform: Platform,
  { id }: Pick<Member, 'id'>,
  device?: Device,
): Promise<LoginValue> {
  const token = newToken();
  const now = platform.now();
  const member = await platform.db.transaction(async (tx) => {
    const locked = await lockedMember(tx, id);
    if (locked.isLocked) throw new Refusal(403, 'account_locked', 'The account is locked.');
    if (device) await requireDevice(tx, device);
    const others = device && or(isNull(sessions.deviceId), ne(sessions.deviceId, device.id));
    await tx
      .update(sessions)
      .set({ replaced: true })
      .where(and(eq(sessions.memberId, id), others));
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      memberId: id,
      expiresAt: now + SESSION_MS,
      replaced: false,
      provenAt: device?.provenAt ?? now,
      deviceId: device?.id ?? null,
    });
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

async function requireDevice(db: Database, { id }: Device): Promise<void> {
  const [kept] = await db.select().from(devices).where(eq(devices.id, id)).for('key share');
  if (!kept) throw new Refusal(401, 'not_logged_in', 'The device is no longer remembered.');
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
  const began = gt(sessions.provenAt, now() - LOG_IN_IS_RECENT_MS);
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
