import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { MovementKind } from '#schemas/generated/platform.ts';
import type { RecordRange } from '../calls/record-range.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { accounts, entries, transactions } from '../ledger/ledger-tables.ts';
import { isShownAs, kindOf, kindOfEntry } from '../ledger/movement-kind.ts';
import { members } from '../roster/member-tables.ts';
import { isAtLevel, isTaken, type RecordScope } from './record-scope.ts';
import { teamEntries } from './team-record-tables.ts';

/** Movements in the main wallets of a team in a range of days. */
export interface TeamMovementQuery extends RecordScope, Pick<RecordRange, 'start' | 'end'> {
  kind: MovementKind | undefined;
}

/** Credits and debits by level below the head and kind, of every level and kind; debits without a sign. */
export function teamMovementSums(db: Database, query: TeamMovementQuery) {
  const { amount, level } = teamEntries;
  const kind = kindOf(teamEntries);
  return db
    .select({
      ...{ level, kind: kind.as('shown') },
      count: sql`count(*)`.mapWith(Number),
      received: sql`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)`.mapWith(moneyOf),
      spent: sql`coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)`.mapWith(moneyOf),
      net: sql`sum(${amount})`.mapWith(moneyOf),
    })
    .from(teamEntries)
    .where(movementCondition(query))
    .groupBy(level, sql`2`);
}

export type TeamMovementSums = Awaited<ReturnType<typeof teamMovementSums>>[number];

interface Page {
  limit: number;
  offset?: number;
  /** The last movement before the page. */
  after?: { createdAt: number; id: number } | undefined;
}

/** One page of movements with the balance after each, latest first. */
export function teamMovementRows(db: Database, query: TeamMovementQuery, page: Page) {
  const { kind } = query;
  const isOfKind = kind && isShownAs(kind, teamEntries);
  return rowsWhere(db, and(movementCondition(query), isAtLevel(teamEntries.level, query), isOfKind), page);
}

/** A movement of an agent's team, or nothing. */
export async function teamMovementRow(db: Database, agentId: number, id: number) {
  const [row] = await rowsWhere(db, and(eq(teamEntries.entryId, id), eq(teamEntries.headId, agentId)), ONE);
  return row;
}

const ONE: Page = { limit: 1 };

function rowsWhere(db: Database, where: SQL | undefined, { limit, offset = 0, after }: Page) {
  // The page first, as ids of an index: what is before it costs nothing else.
  const page = db
    .select({ entryId: teamEntries.entryId, level: teamEntries.level })
    .from(teamEntries)
    .where(
      and(where, after && sql`(${teamEntries.createdAt}, ${teamEntries.entryId}) < (${after.createdAt}, ${after.id})`),
    )
    .orderBy(desc(teamEntries.createdAt), desc(teamEntries.entryId))
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({
      ...{ id: entries.id, memberId: members.id, account: members.account, level: page.level },
      ...{ transactionId: entries.transactionId, amount: entries.amount, balance: entries.balance },
      ...{ createdAt: entries.createdAt, kind: kindOfEntry },
      ...{ fingerprint: transactions.fingerprint, idempotencyKey: transactions.idempotencyKey },
    })
    .from(page)
    .innerJoin(entries, eq(entries.id, page.entryId))
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .innerJoin(members, eq(members.id, accounts.memberId))
    .orderBy(desc(entries.createdAt), desc(entries.id));
}

export type TeamMovementRow = Awaited<ReturnType<typeof rowsWhere>>[number];

function movementCondition(query: TeamMovementQuery): SQL | undefined {
  const { headId, start, end } = query;
  return and(
    eq(teamEntries.headId, headId),
    gte(teamEntries.createdAt, start),
    lt(teamEntries.createdAt, end),
    isTaken(teamEntries.level, query),
  );
}
