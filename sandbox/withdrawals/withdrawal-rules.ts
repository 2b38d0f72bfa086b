import { and, count, eq, gte, ne, sql } from 'drizzle-orm';
import { type MinorUnits, minorUnits, minus, share, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { currencyFactor } from '../merchants/currency.ts';
import { startOfMerchantDay } from '../merchants/merchant-zone.ts';
import { HOUR_MS } from '../time.ts';
import { withdrawals } from './withdrawal-tables.ts';

const SMALLEST_CENTS = 800;
const DAILY_CENTS = 200_000;
const DAILY_TIMES = 5;

/** Suggested amounts in US cents. */
const PRESET_CENTS = [2000, 4000, 6000];

/** Hundredths of a percent of the amount. */
export const FEE_RATE = 100;

/** Usual time from the request to the arrival. */
export const ARRIVAL_MS = HOUR_MS;

export interface DailyLimit {
  times: number;
  amount: MinorUnits;
}

/** The smallest withdrawal. */
export function smallestWithdrawal(currency: string): MinorUnits {
  return minorUnits(SMALLEST_CENTS * currencyFactor(currency));
}

export function dailyLimit(currency: string): DailyLimit {
  return { times: DAILY_TIMES, amount: minorUnits(DAILY_CENTS * currencyFactor(currency)) };
}

/** Suggested amounts, smallest first. */
export function withdrawalPresets(currency: string): MinorUnits[] {
  return PRESET_CENTS.map((cents) => minorUnits(cents * currencyFactor(currency)));
}

/** The rate's part of an amount, rounded down to a whole minor unit. */
export function withdrawalFee(amount: MinorUnits): MinorUnits {
  return share(amount, FEE_RATE);
}

/** The rest of the day's limit. Refused withdrawals do not count. */
export async function leftToday(db: Database, memberId: number, currency: string, now: number): Promise<DailyLimit> {
  const today = gte(withdrawals.createdAt, startOfMerchantDay(now, currency));
  const [used] = await db
    .select({
      times: sql`count(*)`.mapWith(Number),
      amount: sql`coalesce(sum(${withdrawals.amount}), 0)`.mapWith(moneyOf),
    })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), today, ne(withdrawals.status, 'refused')));
  const limit = dailyLimit(currency);
  const left = minus(limit.amount, used?.amount ?? ZERO);
  return { times: Math.max(0, limit.times - (used?.times ?? 0)), amount: left > 0 ? left : ZERO };
}

/** Number of withdrawals that a member has requested, whatever their outcome. */
export async function withdrawalsMade(db: Database, memberId: number): Promise<number> {
  const [row] = await db.select({ made: count() }).from(withdrawals).where(eq(withdrawals.memberId, memberId));
  return row?.made ?? 0;
}
