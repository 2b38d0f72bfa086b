import { and, desc, eq, gte, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { LogIn, LogInTotals } from '#schemas/generated/platform.ts';
import type { Call, OperationId } from '../calls/call.ts';
import type { RecordRange } from '../calls/record-range.ts';
import type { Database } from '../database/database.ts';
import { hashToken } from '../token.ts';
import { deviceName } from './device-name.ts';
import { logIns } from './log-in-tables.ts';

/** Log-ins that are kept for each account. */
const MAX_LOG_INS = 500;

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

/** Log-ins to one account in a range of days. */
export interface LogInQuery extends Pick<RecordRange, 'start' | 'end'> {
  memberId: number;
  state: 'opened' | 'refused' | undefined;
}

/** Log-ins, latest first. @param token of the call's session */
export async function logInsOf(
  db: Database,
  query: LogInQuery,
  { limit, offset, token }: { limit: number; offset: number; token: string | null },
): Promise<LogIn[]> {
  const current = token === null ? '' : hashToken(token);
  const rows = await db
    .select()
    .from(logIns)
    .where(isWanted(query))
    .orderBy(desc(logIns.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, at, browser, system, address, sessionHash }) => ({
    ...{ logInId: id, at, browser, system, address },
    isRefused: sessionHash === null,
    isCurrent: sessionHash === current,
  }));
}

/** Number of log-ins, and of refused ones. */
export async function logInTotals(db: Database, query: LogInQuery): Promise<LogInTotals> {
  const [totals] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      refused: sql<number>`count(*) filter (where ${logIns.sessionHash} is null)`.mapWith(Number),
    })
    .from(logIns)
    .where(isWanted(query));
  return totals ?? { count: 0, refused: 0 };
}

const STATES = { opened: isNotNull(logIns.sessionHash), refused: isNull(logIns.sessionHash) };

function isWanted({ memberId, state, start, end }: LogInQuery): SQL | undefined {
  return and(eq(logIns.memberId, memberId), gte(logIns.at, start), lt(logIns.at, end), state && STATES[state]);
}
