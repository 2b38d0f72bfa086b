import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { hooksOf } from '#sandbox/hooks/hooks.ts';
import { accounts, entries } from '#sandbox/ledger/ledger-tables.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import type { Platform } from '#sandbox/platform.ts';
import { DAY_MS, MINUTE_MS } from '#sandbox/time.ts';
import { careLog } from '../care-tables.ts';
import type { CareFact } from './markers.ts';

const KNOWN_MS = 35 * DAY_MS;
/** The rules need only a week of play, which has many movements. */
const PLAY_MS = 7 * DAY_MS;
const QUARTER_MS = 15 * MINUTE_MS;
type Fact = Omit<CareFact, 'hour'>;

/** A member's payments of five weeks and play of one, in order of time. Withdrawals cannot be taken back here. */
export async function careFacts(platform: Platform, memberId: number): Promise<CareFact[]> {
  const { db, now } = platform;
  const since = now() - KNOWN_MS;
  const facts = [
    ...(await movements(db, memberId, since)),
    ...(await failedOrders(db, memberId, since)),
    ...(await reachedLimits(db, memberId, since)),
  ];
  const hourOf = hoursIn(merchantZone(platform));
  return facts.toSorted((a, b) => a.at - b.at).map((fact) => ({ ...fact, hour: hourOf(fact.at) }));
}

/** Tells the hour of the day. The clocks of all zones differ by quarters of an hour, so that each quarter is worked out once. */
function hoursIn(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', hour: 'numeric' });
  const offsets = new Map<number, number>();
  return (time) => {
    const quarter = Math.floor(time / QUARTER_MS);
    const hour = offsets.get(quarter) ?? Number(format.format(time));
    offsets.set(quarter, hour);
    return hour;
  };
}

async function movements(db: Database, memberId: number, since: number): Promise<Fact[]> {
  const rows = await db
    .select({ kind: entries.kind, at: entries.createdAt, amount: entries.amount })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(
      and(
        or(eq(accounts.memberId, memberId), eq(accounts.walletOf, memberId)),
        or(
          and(gt(entries.createdAt, since), eq(entries.kind, 'deposit')),
          and(gt(entries.createdAt, since + KNOWN_MS - PLAY_MS), inArray(entries.kind, ['bet', 'win', 'refund'])),
        ),
      ),
    )
    .orderBy(asc(entries.id));
  return rows.map(({ kind, at, amount }) => ({ kind: nameOf(kind, amount), at, amount: Math.abs(amount) }));
}

function nameOf(kind: string, amount: number): Fact['kind'] {
  if (kind === 'deposit') return 'deposit';
  return amount < 0 ? 'stake' : 'return';
}

async function failedOrders(db: Database, memberId: number, since: number): Promise<Fact[]> {
  const times = await hooksOf(db).list('failedDeposits', { db, memberId, since });
  return times.map((time) => ({ kind: 'depositFailed', at: time, amount: 0 }));
}

async function reachedLimits(db: Database, memberId: number, since: number): Promise<Fact[]> {
  const rows = await db
    .select({ at: careLog.at })
    .from(careLog)
    .where(and(eq(careLog.memberId, memberId), eq(careLog.kind, 'limit-reached'), gt(careLog.at, since)));
  return rows.map(({ at }) => ({ kind: 'limitReached', at, amount: 0 }));
}
