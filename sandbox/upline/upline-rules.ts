import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { type MinorUnits, minorUnits, minus, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
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
  amount: MinorUnits;
}

/** The smallest transfer. */
export function smallestTransfer(currency: string): MinorUnits {
  return minorUnits(SMALLEST_CENTS * currencyFactor(currency));
}

export function dailyLimit(currency: string): DailyLimit {
  return { times: DAILY_TIMES, amount: minorUnits(DAILY_CENTS * currencyFactor(currency)) };
}

/** Suggested amounts, smallest first. */
export function transferPresets(currency: string): MinorUnits[] {
  return PRESET_CENTS.map((cents) => minorUnits(cents * currencyFactor(currency)));
}

/** What a member has transferred so far, and today. */
export async function transferredBy(db: Database, memberId: number, now: number) {
  const today = gte(entries.createdAt, startOfDay(now));
  const [found] = await db
    .select({
      made: sql`count(*)`.mapWith(Number),
      times: sql`count(*) filter (where ${today})`.mapWith(Number),
      amount: sql`coalesce(-sum(${entries.amount}) filter (where ${today}), 0)`.mapWith(moneyOf),
    })
    .from(entries)
    // An upline's own account is credited by transactions of this kind too.
    .where(
      and(eq(entries.accountId, idOfMemberAccount(memberId)), eq(entries.kind, 'upline'), lt(entries.amount, ZERO)),
    );
  return { made: 0, times: 0, amount: ZERO, ...found };
}

/** What is left of the day's limit. */
export function leftOf({ times, amount }: DailyLimit, currency: string): DailyLimit {
  const limit = dailyLimit(currency);
  const left = minus(limit.amount, amount);
  return { times: Math.max(0, limit.times - times), amount: left > 0 ? left : ZERO };
}
