import { and, eq, gte, sql } from 'drizzle-orm';
import { requireNoneSince } from '../calls/require-none-since.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { memberPoints, ownPoints, type PointAccount, timesSpent } from './point-accounts.ts';
import { pointAccounts, pointEntries, pointTransactions } from './point-tables.ts';

type Kind = (typeof pointTransactions.$inferSelect)['kind'];

export interface PointPosting {
  kind: Kind;
  memberId: number;
  /** Unique per intent and party. */
  idempotencyKey: string;
  /** Describes the intent; the same key with another fingerprint is refused. */
  fingerprint: string;
  /** Number of times points were spent, as the member's page showed it; undefined to skip the check. */
  made?: number | undefined;
  at: number;
}

export interface PointOpening {
  id: number;
  /** The intent was carried out before, so nothing may be moved again. Holds the member's points after it. */
  earlier: number | null;
}

/** The other side of each kind of movement. */
const COUNTER_ACCOUNTS = {
  earn: 'issued',
  bonus: 'issued',
  redeem: 'redeemed',
  refund: 'redeemed',
  convert: 'converted',
} as const satisfies Record<Kind, string>;

/**
 * Claims the idempotency key. A second claim waits for the first to commit.
 * @throws Refusal idempotency_conflict when the key was used for something else.
 */
export async function openPoints(db: Database, posting: PointPosting): Promise<PointOpening> {
  const { kind, idempotencyKey, fingerprint, at } = posting;
  const inserted = await db
    .insert(pointTransactions)
    .values({ kind, idempotencyKey, fingerprint, createdAt: at })
    .onConflictDoNothing({ target: pointTransactions.idempotencyKey })
    .returning({ id: pointTransactions.id });
  if (inserted[0]) return { id: inserted[0].id, earlier: null };
  const [earlier] = await db
    .select()
    .from(pointTransactions)
    .where(eq(pointTransactions.idempotencyKey, idempotencyKey));
  if (earlier?.fingerprint !== fingerprint) {
    throw new Refusal(409, 'idempotency_conflict', 'This idempotency key was used for something else.');
  }
  return { id: earlier.id, earlier: await balanceAfter(db, earlier.id, posting.memberId) };
}

/**
 * Moves points between the member and the other side of the kind. @returns the member's balance afterwards
 * @param points credited to the member; negative for a debit
 * @throws Refusal points_spent, or insufficient_points when the balance does not cover a debit.
 */
export async function movePoints(db: Database, id: number, posting: PointPosting, points: number): Promise<number> {
  if (!Number.isSafeInteger(points) || points === 0) throw new Error(`Points move whole, not as ${points}.`);
  // Locks the account, so that simultaneous movements see each other.
  const member = await memberPoints(db, posting.memberId);
  if (posting.made !== undefined) {
    const made = await timesSpent(db, posting.memberId);
    requireNoneSince({ made, seen: posting.made }, 'points_spent', 'Points were spent in the meantime.');
  }
  const other = await ownPoints(db, COUNTER_ACCOUNTS[posting.kind]);
  const mine = await apply(db, member, points);
  const theirs = await apply(db, other, -points);
  await db.insert(pointEntries).values([
    { transactionId: id, accountId: member.id, amount: points, balanceAfter: mine },
    { transactionId: id, accountId: other.id, amount: -points, balanceAfter: theirs },
  ]);
  return mine;
}

/** Always the member first and the platform second, so that movements cannot deadlock. */
async function apply(db: Database, { id }: PointAccount, points: number): Promise<number> {
  const covered = sql`(${pointAccounts.kind} <> 'member' or ${gte(pointAccounts.balance, -points)})`;
  const [updated] = await db
    .update(pointAccounts)
    .set({ balance: sql`${pointAccounts.balance} + ${points}` })
    .where(and(eq(pointAccounts.id, id), covered))
    .returning({ balance: pointAccounts.balance });
  if (!updated) throw new Refusal(409, 'insufficient_points', 'The member does not have enough points.');
  return updated.balance;
}

async function balanceAfter(db: Database, transactionId: number, memberId: number): Promise<number> {
  const [entry] = await db
    .select({ balance: pointEntries.balanceAfter })
    .from(pointEntries)
    .innerJoin(pointAccounts, eq(pointAccounts.id, pointEntries.accountId))
    .where(and(eq(pointEntries.transactionId, transactionId), eq(pointAccounts.memberId, memberId)));
  if (!entry) throw new Error(`Transaction ${transactionId} moved no points of member ${memberId}.`);
  return entry.balance;
}
