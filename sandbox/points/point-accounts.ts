import { and, count, eq, lt, type SQL, sql } from 'drizzle-orm';
import { ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { pointAccounts, pointEntries } from './point-tables.ts';

export type PointAccount = typeof pointAccounts.$inferSelect;

/** The member's account, opened at zero if there is none. */
export async function memberPoints(db: Database, memberId: number): Promise<PointAccount> {
  const opened = await db
    .insert(pointAccounts)
    .values({ kind: 'member', memberId, balance: 0, carried: ZERO })
    // The update changes nothing, but makes the statement return the existing row.
    .onConflictDoUpdate({ target: pointAccounts.memberId, set: { memberId } })
    .returning();
  return only(opened);
}

/** One of the platform's own accounts. */
export async function ownPoints(db: Database, kind: 'issued' | 'redeemed' | 'converted'): Promise<PointAccount> {
  return only(await db.select().from(pointAccounts).where(eq(pointAccounts.kind, kind)));
}

/** Points that a member can spend; 0 without an account. */
export async function pointsOf(db: Database, memberId: number): Promise<number> {
  const rows = await db
    .select({ balance: pointAccounts.balance })
    .from(pointAccounts)
    .where(eq(pointAccounts.memberId, memberId));
  return rows[0]?.balance ?? 0;
}

/** Number of times a member has redeemed or converted points. No other movements reduce them. */
export async function timesSpent(db: Database, memberId: number): Promise<number> {
  const mine = eq(pointEntries.accountId, idOfPoints(memberId));
  const [row] = await db
    .select({ made: count() })
    .from(pointEntries)
    .where(and(mine, lt(pointEntries.amount, 0)));
  return row?.made ?? 0;
}

/** The id of the member's points, for a condition; null without an account. */
export function idOfPoints(memberId: number): SQL<number> {
  return sql<number>`(select ${pointAccounts.id} from ${pointAccounts} where ${eq(pointAccounts.memberId, memberId)})`;
}

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('The books of points lack an account that the seed opens.');
  return row;
}
