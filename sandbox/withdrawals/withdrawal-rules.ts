import { and, eq, gte, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import { openSumsOf } from '../rollovers/count-turnover.ts';
import { currencyFactor } from '../seed/currency.ts';
import { startOfDay } from '../seed/day.ts';
import { HOUR_MS } from '../time.ts';
import { withdrawals } from './withdrawal-tables.ts';

const SMALLEST_CENTS = 800;
const DAILY_CENTS = 200_000;
const DAILY_TIMES = 5;

/** Suggested amounts in US cents. */
const PRESET_CENTS = [2000, 4000, 6000];

/** Hundredths of a percent of the amount. */
export const FEE_RATE = 100;
const RATE_UNITS = 10_000n;

/** Usual time from the request to the arrival. */
export const ARRIVAL_MS = HOUR_MS;

export interface DailyLimit {
  times: number;
  /** Minor units. */
  amount: number;
}

/** The smallest withdrawal in minor units. */
export function smallestWithdrawal(currency: string): number {
  return SMALLEST_CENTS * currencyFactor(currency);
}

export function dailyLimit(currency: string): DailyLimit {
  return { times: DAILY_TIMES, amount: DAILY_CENTS * currencyFactor(currency) };
}

/** Suggested amounts in minor units, smallest first. */
export function withdrawalPresets(currency: string): number[] {
  return PRESET_CENTS.map((cents) => cents * currencyFactor(currency));
}

/** The rate's part of an amount, rounded down to a whole minor unit. */
export function withdrawalFee(amount: number): number {
  return Number((BigInt(amount) * BigInt(FEE_RATE)) / RATE_UNITS);
}

/** What is left of the day's limit. Refused withdrawals do not count. */
export async function leftToday(db: Database, memberId: number, currency: string, now: number): Promise<DailyLimit> {
  const today = gte(withdrawals.createdAt, startOfDay(now));
  const [used] = await db
    .select({
      times: sql`count(*)`.mapWith(Number),
      amount: sql`coalesce(sum(${withdrawals.amount}), 0)`.mapWith(Number),
    })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), today, ne(withdrawals.status, 'refused')));
  const limit = dailyLimit(currency);
  return {
    times: Math.max(0, limit.times - (used?.times ?? 0)),
    amount: Math.max(0, limit.amount - (used?.amount ?? 0)),
  };
}

/** The part of the balance that no open rollover holds back, in minor units. */
export async function withdrawable(db: Database, memberId: number): Promise<number> {
  const { held } = await openSumsOf(db, memberId);
  return Math.max(0, (await balanceOf(db, memberId)) - held);
}
