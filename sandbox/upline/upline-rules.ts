import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { idOfMemberAccount } from '../ledger/ledger-accounts.ts';
import { entries } from '../ledger/ledger-tables.ts';
import { currencyFactor } from '../seed/currency.ts';
import { startOfDay } from '../seed/day.ts';

const SMALLEST_CENTS = 200;
const DAILY_CENTS = 100_000;
const DAILY_TIMES = 5;

/** Suggested amounts in US cents. */
const PRESET_CENTS = [1000, 2000, 4000];

export interface DailyLimit {
  times: number;
  /** Minor units. */
  amount: number;
}

/** The smallest transfer in minor units. */
export function smallestTransfer(currency: string): number {
  return SMALLEST_CENTS * currencyFactor(currency);
}

export function dailyLimit(currency: string): DailyLimit {
  return { times: DAILY_TIMES, amount: DAILY_CENTS * currencyFactor(currency) };
}

/** Suggested amounts in minor units, smallest first. */
export function transferPresets(currency: string): number[] {
  return PRESET_CENTS.map((cents) => cents * currencyFactor(currency));
}

/** What a member has transferred so far, and today, in times and minor units. */
export async function transferredBy(db: Database, memberId: number, now: number) {
  const today = gte(entries.createdAt, startOfDay(now));
  const [found] = await db
    .select({
      made: sql`count(*)`.mapWith(Number),
      times: sql`count(*) filter (where ${today})`.mapWith(Number),
      amount: sql`coalesce(-sum(${entries.amount}) filter (where ${today}), 0)`.mapWith(Number),
    })
    .from(entries)
    // An upline's own account is credited by transactions of this kind too.
    .where(and(eq(entries.accountId, idOfMemberAccount(memberId)), eq(entries.kind, 'upline'), lt(entries.amount, 0)));
  return { made: 0, times: 0, amount: 0, ...found };
}

/** What is left of the day's limit. */
export function leftOf({ times, amount }: DailyLimit, currency: string): DailyLimit {
  const limit = dailyLimit(currency);
  return { times: Math.max(0, limit.times - times), amount: Math.max(0, limit.amount - amount) };
}
