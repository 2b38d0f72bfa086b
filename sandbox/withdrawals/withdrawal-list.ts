import { and, desc, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { WithdrawalOrderTotals } from '#schemas/generated/platform.ts';
import { sumOf, ZERO } from '#schemas/money/minor-units.ts';
import type { RecordRange } from '../calls/record-range.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { type Withdrawal, withdrawals, withdrawalTransfers } from './withdrawal-tables.ts';

/** Withdrawals that one member requested in a range of days. */
export interface WithdrawalQuery extends Pick<RecordRange, 'start' | 'end'> {
  memberId: number;
  state: keyof typeof STATES | undefined;
}

const STATES = {
  open: ['requested', 'approved', 'sent'],
  received: ['received'],
  refused: ['refused'],
} as const satisfies Record<string, Withdrawal['status'][]>;

/** Withdrawals, latest first. */
export async function withdrawalsOf(
  db: Database,
  query: WithdrawalQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<Withdrawal[]> {
  return db
    .select()
    .from(withdrawals)
    .where(isWanted(query))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.transactionId))
    .limit(limit)
    .offset(offset);
}

/** Number and sums of the withdrawals. */
export async function withdrawalTotals(db: Database, query: WithdrawalQuery): Promise<WithdrawalOrderTotals> {
  const { amount, fee, status } = withdrawals;
  const [asked = NONE] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      amount: sql`coalesce(sum(${amount}), 0)`.mapWith(moneyOf),
      // The fee of a refused withdrawal went back with it.
      fee: sql`coalesce(sum(${fee}) filter (where ${status} <> 'refused'), 0)`.mapWith(moneyOf),
      received: sql`coalesce(sum(${amount} - ${fee}) filter (where ${status} = 'received'), 0)`.mapWith(moneyOf),
    })
    .from(withdrawals)
    .where(isWanted(query));
  const [inPart = NONE] = await db
    .select({ received: sql`coalesce(sum(${withdrawalTransfers.amount}), 0)`.mapWith(moneyOf) })
    .from(withdrawals)
    .innerJoin(withdrawalTransfers, eq(withdrawalTransfers.withdrawalId, withdrawals.transactionId))
    // All of a received one has arrived: its transfers need not be read.
    .where(and(isWanted(query), ne(status, 'received'), eq(withdrawalTransfers.state, 'received')));
  return { ...asked, received: sumOf([asked.received, inPart.received]) };
}

const NONE: WithdrawalOrderTotals = { count: 0, amount: ZERO, fee: ZERO, received: ZERO };

function isWanted({ memberId, state, start, end }: WithdrawalQuery): SQL | undefined {
  const { memberId: owner, status, createdAt } = withdrawals;
  const isInState = state && inArray(status, STATES[state]);
  return and(eq(owner, memberId), gte(createdAt, start), lt(createdAt, end), isInState);
}
