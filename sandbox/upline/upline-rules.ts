import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { type MinorUnits, minorUnits, minus, ZERO } from '#schemas/money/minor-units.ts';
import { requireNoneSince } from '../calls/require-none-since.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { idOfMemberAccount } from '../ledger/ledger-accounts.ts';
import { entries } from '../ledger/ledger-tables.ts';
import { currencyFactor } from '../merchants/currency.ts';
import { startOfMerchantDay } from '../merchants/merchant-zone.ts';
import { Refusal } from '../refusal.ts';
import { withdrawable } from '../rollovers/withdrawable.ts';

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

/** Recipients of a transfer. */
export type TransferKind = 'upline' | 'downline';

/** A member's transfers, in all and today. */
export async function transferredBy(
  db: Database,
  {
    memberId,
    currency,
    now,
    kind = 'upline',
  }: { memberId: number; currency: string; now: number; kind?: TransferKind },
) {
  const today = gte(entries.createdAt, startOfMerchantDay(now, currency));
  const [sums] = await db
    .select({
      made: sql`count(*)`.mapWith(Number),
      times: sql`count(*) filter (where ${today})`.mapWith(Number),
      amount: sql`coalesce(-sum(${entries.amount}) filter (where ${today}), 0)`.mapWith(moneyOf),
    })
    .from(entries)
    // The receiver's account is credited by transactions of this kind too.
    .where(and(eq(entries.accountId, idOfMemberAccount(memberId)), eq(entries.kind, kind), lt(entries.amount, ZERO)));
  return { made: 0, times: 0, amount: ZERO, ...sums };
}

/** The rest of the day's limit. */
export function leftOf({ times, amount }: DailyLimit, currency: string): DailyLimit {
  const limit = dailyLimit(currency);
  const left = minus(limit.amount, amount);
  return { times: Math.max(0, limit.times - times), amount: left > 0 ? left : ZERO };
}

export interface WantedTransfer {
  memberId: number;
  kind: TransferKind;
  amount: MinorUnits;
  currency: string;
  /** Number of transfers of the kind that the member's page showed. */
  made: number;
  at: number;
}

/** @throws Refusal amount_out_of_range, transfer_made, daily_limit or insufficient_funds */
export async function requireAllowed(db: Database, transfer: WantedTransfer): Promise<void> {
  const { memberId, kind, amount, currency, made: seen, at } = transfer;
  if (amount < smallestTransfer(currency))
    throw new Refusal(422, 'amount_out_of_range', 'The amount is below the smallest transfer.');
  const done = await transferredBy(db, { memberId, currency, now: at, kind });
  requireNoneSince({ made: done.made, seen }, 'transfer_made', 'Another transfer was made in the meantime.');
  const left = leftOf(done, currency);
  if (left.times < 1 || left.amount < amount)
    throw new Refusal(409, 'daily_limit', 'The amount is above what is left of the daily limit.');
  if ((await withdrawable(db, memberId)) < amount)
    throw new Refusal(409, 'insufficient_funds', 'The amount is above what can be transferred.');
}
