import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { LogIn } from '#schemas/generated/platform.ts';
import { deviceName } from '../devices/device-name.ts';
import type { Platform } from '../platform.ts';
import type { Call, OperationId } from '../server/call.ts';
import { hashToken } from '../session/token.ts';
import { logIns } from './log-in-tables.ts';

/** Log-ins that are kept for each account. */
const MAX_LOG_INS = 20;

type Visit = Pick<Call<OperationId>, 'platform' | 'address' | 'userAgent'>;

/**
 * Notes a log-in to an account.
 * @param token of the session that it began; null after a wrong password
 */
export async function noteLogIn(
  { platform: { db, now }, address, userAgent }: Visit,
  memberId: number,
  token: string | null,
): Promise<void> {
  const sessionHash = token === null ? null : hashToken(token);
  await db.insert(logIns).values({ memberId, at: now(), ...deviceName(userAgent), address, sessionHash });
  const mine = eq(logIns.memberId, memberId);
  const latest = db.select({ id: logIns.id }).from(logIns).where(mine).orderBy(desc(logIns.id)).limit(MAX_LOG_INS);
  await db.delete(logIns).where(and(mine, notInArray(logIns.id, latest)));
}

/** The account's last log-ins, latest first. */
export async function logInsOf({ db }: Platform, memberId: number, token: string | null): Promise<LogIn[]> {
  const current = token === null ? '' : hashToken(token);
  const found = await db.select().from(logIns).where(eq(logIns.memberId, memberId)).orderBy(desc(logIns.id));
  return found.slice(0, MAX_LOG_INS).map(({ id, at, browser, system, address, sessionHash }) => ({
    ...{ logInId: id, at, browser, system, address },
    isRefused: sessionHash === null,
    isCurrent: sessionHash === current,
  }));
}
