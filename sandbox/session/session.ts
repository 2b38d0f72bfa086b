import { and, eq, gt, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { LoginValue } from '#schemas/generated/platform.ts';
import type { Bearer, Owed } from '../calls/owed.ts';
import type { Database } from '../database/database.ts';
import type { SessionColumns } from '../hooks/domain.ts';
import { hooksOf } from '../hooks/hooks.ts';

import type { Platform } from '../platform.ts';
import { isModuleOn } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { lockedMember } from '../roster/locked-member.ts';
import type { Member } from '../roster/member.ts';
import { members, verifications } from '../roster/member-tables.ts';
import { needsVerification, type VerificationStatus } from '../roster/verification.ts';
import { hashToken, newToken } from '../token.ts';
import { describeMember } from './describe-member.ts';
import { type Device, devices } from './device-tables.ts';
import { securityQuestionsOf } from './security-questions.ts';
import { LOG_IN_IS_RECENT_MS, sessions } from './session-tables.ts';

const SESSION_MS = 12 * 3_600_000;

/** Age at which a password must be changed, if the brand enforces it. */
const PASSWORD_AGE_MS = 90 * 24 * 3_600_000;

/**
 * Kind of a log-in's password: the member's own, or one that must be changed. `default` is one that another person
 * chose.
 */
export type PasswordKind = 'own' | 'default' | 'temporary';

interface Opener {
  /** A remembered device in place of a log-in; its other sessions stay. */
  device?: Device;
  /** Left out where no password was given. */
  password?: PasswordKind;
  /** The log-in proved more than a password and an answer do, so no answer is owed. */
  isAnswered?: boolean;
}

/**
 * Opens a session and ends the account's other ones. The token is returned but not stored.
 * @throws Refusal account_locked, account_frozen, not_logged_in if the device has been forgotten, or what bars the member from
 * playing, with the token of a session that can only withdraw
 */
export async function openSession(
  platform: Platform,
  { id }: Pick<Member, 'id'>,
  { device, password, isAnswered = false }: Opener = {},
): Promise<LoginValue> {
  const hooks = hooksOf(platform.db);
  // Tell first: a bar on the member may end here, and the clock is read after it.
  await hooks.tell('proven', { platform, memberId: id });
  const token = newToken();
  const now = platform.now();
  const owesAnswer = !isAnswered && (await securityQuestionsOf(platform, id)).length > 0;
  const { member, bar } = await platform.db.transaction(async (tx) => {
    const locked = await lockedMember(tx, id);
    requireOpenAccount(locked);
    if (device) await requireDevice(tx, device);
    const within = { platform: { ...platform, db: tx }, memberId: id, at: now };
    const bar = await hooks.refusal('logIn', within);
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
      // A stopped member can still be paid, even with a password that is past its age.
      owesPassword: bar ? isGiven(password) : mustChange(platform, locked, password),
      owesAnswer,
      // A new account is asked for an identity by the first action that needs one.
      verificationPostponed: locked.firstTimeLogin,
      isPayout: bar !== null,
    });
    if (bar) return { member: locked, bar };
    await tx
      .update(members)
      .set({ firstTimeLogin: false, lastLogInAt: now, lastLogInPlace: null })
      .where(eq(members.id, id));
    await hooks.tell('loggedIn', within);
    return { member: locked, bar };
  });
  if (bar) {
    await hooks.tell('logInRefused', { platform, memberId: id, refusal: bar });
    throw withPayoutToken(bar, token);
  }
  await hooks.tell('logInDone', { platform, member });
  const owed = mustChange(platform, member, password) ? 'password' : null;
  const userInfo = await describeMember(platform, member, owed);
  return { token, firstTimeLogin: member.firstTimeLogin, passwordExpired: isExpired(platform, member), userInfo };
}

/**
 * The refusal of a member who may not play, with the token of a session that can only withdraw: money on the account stays the
 * member's. 58 Pa. Code § 814a.2 and Malta's Player Protection Directive (amended 2023; found in summaries) have suspended and
 * excluded players withdraw.
 */
function withPayoutToken({ status, errorCode, message, value }: Refusal, token: string): Refusal {
  return new Refusal(status, errorCode, message, { ...value, payoutToken: token });
}

export function requireOpenAccount({ isLocked, frozenBy }: Member): void {
  if (isLocked) throw new Refusal(403, 'account_locked', 'The account is locked.');
  if (frozenBy !== null) throw new Refusal(403, 'account_frozen', 'An agent above has frozen the account.');
}

function mustChange(platform: Platform, member: Member, kind?: PasswordKind): boolean {
  if (kind !== 'own') return isGiven(kind);
  return isExpired(platform, member) && isModuleOn(platform, 'PWDEXPFORCECHANGE3');
}

function isGiven(kind?: PasswordKind): boolean {
  return kind !== undefined && kind !== 'own';
}

function isExpired({ now }: Platform, { passwordSetAt }: Member): boolean {
  return now() - passwordSetAt > PASSWORD_AGE_MS;
}

async function requireDevice(db: Database, { id }: Device): Promise<void> {
  const [kept] = await db.select().from(devices).where(eq(devices.id, id)).for('key share');
  if (!kept) throw new Refusal(401, 'not_logged_in', 'The device is no longer remembered.');
}

export const VISITOR: Bearer = Object.freeze({ member: null, replaced: false, owing: null });

/**
 * The bearer of a token. `member` is null if it is unknown or expired, if the account has logged in elsewhere, and while
 * the session owes something.
 */
export async function bearerOf(platform: Platform, token: string): Promise<Bearer> {
  const { db, now } = platform;
  const hooks = hooksOf(db);
  const columns = await hooks.sessionColumns();
  const [row] = await db
    .select({
      ...{ member: members, session: sessions, verification: verifications.status },
      isBarred: or(...columns.map(({ isBarred }) => isBarred(sessions.memberId, now()))) ?? sql`false`,
      lastSeenAt: latestOf(columns),
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .leftJoin(verifications, eq(verifications.memberId, sessions.memberId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now())));
  if (!row || row.session.replaced) return { ...VISITOR, replaced: row !== undefined };
  const { member, session } = row;
  // A stop counts from its commit, before its sessions have ended.
  if (row.isBarred && !session.isPayout) return VISITOR;
  const owed = firstOwed(platform, row);
  if (owed === 'stop') {
    const refusal = await hooks.refusal('logIn', { platform, memberId: member.id, at: now() });
    return { member: null, replaced: false, owing: { owed, member, ...(refusal && { refusal }) } };
  }
  if (!session.isPayout) await hooks.tell('seen', { platform, member, lastSeenAt: row.lastSeenAt });
  return { member: owed ? null : member, replaced: false, owing: owed && { owed, member } };
}

function latestOf(columns: readonly SessionColumns[]): SQL<number | null> {
  const times = [sql`null::bigint`, ...columns.map(({ lastSeenAt }) => lastSeenAt(sessions.memberId))];
  const latest = sql`greatest(${sql.join(times, sql`, `)})`;
  return latest.mapWith((value) => (value === null ? null : Number(value)));
}

interface FoundSession {
  member: Member;
  session: typeof sessions.$inferSelect;
  /** Null for a member who has not begun one. */
  verification: VerificationStatus | null;
}

function firstOwed(platform: Platform, { member, session, verification }: FoundSession): Owed | null {
  if (session.owesPassword) return 'password';
  if (session.owesAnswer) return 'answer';
  if (session.isPayout) return 'stop';
  const isUnsent = needsVerification(platform, member) && (verification ?? 'N') === 'N';
  return isUnsent && !session.verificationPostponed ? 'verification' : null;
}

/** The member of a session verifies their identity at a later log-in. */
export async function postponeVerification({ db }: Platform, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ verificationPostponed: true })
    .where(eq(sessions.tokenHash, hashToken(token)));
}

/** The security question of a session has been answered. */
export async function settleAnswer({ db }: Platform, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ owesAnswer: false })
    .where(eq(sessions.tokenHash, hashToken(token)));
}

/** Whether the log-in of a session is recent enough to confirm a payment. */
export async function isRecentSession({ db, now }: Platform, token: string): Promise<boolean> {
  const began = gt(sessions.provenAt, now() - LOG_IN_IS_RECENT_MS);
  const closed = await db
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), began));
  return closed.length > 0;
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends all sessions of a member except the one with a token, and forgets all their devices. */
export async function closeOtherSessions(db: Database, memberId: number, token: string): Promise<void> {
  const own = eq(sessions.tokenHash, hashToken(token));
  await db.transaction(async (tx) => {
    await lockedMember(tx, memberId);
    await tx.update(sessions).set({ deviceId: null }).where(own);
    await tx.delete(devices).where(eq(devices.memberId, memberId));
    await tx.delete(sessions).where(and(eq(sessions.memberId, memberId), not(own)));
  });
}

/** Ends all sessions of a member, or of everybody. */
export async function closeSessions(db: Database, memberId?: number): Promise<void> {
  await db.delete(sessions).where(memberId === undefined ? undefined : eq(sessions.memberId, memberId));
}
