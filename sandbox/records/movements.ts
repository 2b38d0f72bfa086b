import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { MovementKind } from '#schemas/generated/platform.ts';
import { minus, ZERO } from '#schemas/money/minor-units.ts';
import type { RecordRange } from '../calls/record-range.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { idOfMemberAccount } from '../ledger/ledger-accounts.ts';
import { entries, transactions } from '../ledger/ledger-tables.ts';
import { isShownAs, kindOfEntry } from '../ledger/movement-kind.ts';

/** Movements of one member in a range of days. */
export interface MovementQuery extends Pick<RecordRange, 'start' | 'end'> {
  memberId: number;
  kind: MovementKind | undefined;
}

/** The number, credits and debits of the movements; debits without a sign. */
export async function movementTotals(db: Database, query: MovementQuery) {
  const sums = sql`${entries.amount}`;
  const [found] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      received: sql`coalesce(sum(${sums}) filter (where ${sums} > 0), 0)`.mapWith(moneyOf),
      spent: sql`coalesce(-sum(${sums}) filter (where ${sums} < 0), 0)`.mapWith(moneyOf),
    })
    .from(entries)
    .where(movementCondition(query));
  const { count = 0, received = ZERO, spent = ZERO } = found ?? {};
  return { count, received, spent, net: minus(received, spent) };
}

/** Movements with the balance after each, latest first. */
export async function movements(
  db: Database,
  query: MovementQuery,
  { limit, offset }: { limit: number; offset: number },
) {
  // The page first, as ids of an index: what is before it costs nothing else.
  const page = db
    .select({ id: entries.id })
    .from(entries)
    .where(movementCondition(query))
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({
      ...{ id: entries.id, transactionId: entries.transactionId, amount: entries.amount, balance: entries.balance },
      ...{ createdAt: entries.createdAt, kind: kindOfEntry },
      ...{ fingerprint: transactions.fingerprint, idempotencyKey: transactions.idempotencyKey },
    })
    .from(page)
    .innerJoin(entries, eq(entries.id, page.id))
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .orderBy(desc(entries.createdAt), desc(entries.id));
}

function movementCondition({ memberId, start, end, kind }: MovementQuery): SQL | undefined {
  return and(
    eq(entries.accountId, idOfMemberAccount(memberId)),
    gte(entries.createdAt, start),
    lt(entries.createdAt, end),
    kind && isShownAs(kind),
  );
}

export type Movement = Awaited<ReturnType<typeof movements>>[number];
