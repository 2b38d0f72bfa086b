import { and, eq, gte, sql } from 'drizzle-orm';
import { type MinorUnits, negative } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { hooksOf } from '../hooks/hooks.ts';
import { Refusal } from '../refusal.ts';
import { accounts, entries, transactions } from './ledger-tables.ts';

export interface Posting {
  kind: (typeof transactions.$inferSelect)['kind'];
  /** Unique per intent and party, such as `member:7:<key of the browser>`. */
  idempotencyKey: string;
  /** Describes the intent; the same key with another fingerprint is refused. */
  fingerprint: string;
  at: number;
}

export interface Movement {
  accountId: number;
  /** Negative for a debit. */
  amount: MinorUnits;
}

export interface OpenTransaction {
  id: number;
  /** The intent was carried out before; no money may move again. */
  replayed: boolean;
}

/**
 * Claims the idempotency key. A second claim waits for the first to commit and then returns `replayed`.
 * @throws Refusal idempotency_conflict when the key was used for something else.
 */
export async function openTransaction(db: Database, posting: Posting): Promise<OpenTransaction> {
  const { kind, idempotencyKey, fingerprint, at } = posting;
  const inserted = await db
    .insert(transactions)
    .values({ kind, idempotencyKey, fingerprint, createdAt: at })
    .onConflictDoNothing({ target: transactions.idempotencyKey })
    .returning({ id: transactions.id });
  if (inserted[0]) return { id: inserted[0].id, replayed: false };
  const earlier = await earlierTransaction(db, posting);
  if (!earlier) throw new Error(`The transaction ${idempotencyKey} is gone.`);
  return { id: earlier.id, replayed: true };
}

/** The transaction that an intent has led to, if any. @throws Refusal idempotency_conflict when the key was used for something else */
export async function earlierTransaction(db: Database, posting: Pick<Posting, 'idempotencyKey' | 'fingerprint'>) {
  const isOfKey = eq(transactions.idempotencyKey, posting.idempotencyKey);
  const [earlier] = await db.select().from(transactions).where(isOfKey);
  if (!earlier || earlier.fingerprint === posting.fingerprint) return earlier;
  throw new Refusal(409, 'idempotency_conflict', 'This idempotency key was used for another amount or game.');
}

/**
 * Moves money between accounts within the caller's database transaction. Accounts are updated in the order of their
 * ids, which prevents deadlocks.
 * @throws Refusal insufficient_funds when the balance of a member's wallet is too low, or what a domain refuses the posting with.
 */
export async function move(db: Database, transactionId: number, movements: readonly Movement[]): Promise<void> {
  assertZeroSum(movements);
  const [posted] = await db
    .select({ kind: transactions.kind, at: transactions.createdAt })
    .from(transactions)
    .where(eq(transactions.id, transactionId));
  if (!posted) throw new Error(`There is no transaction ${transactionId} to move money in.`);
  const { kind, at } = posted;
  const ordered = movements.toSorted((a, b) => a.accountId - b.accountId || a.amount - b.amount);
  const rows: (typeof entries.$inferInsert)[] = [];
  for (const movement of ordered) rows.push({ transactionId, kind, ...movement, ...(await apply(db, movement, at)) });
  const hooks = hooksOf(db);
  // Ask with the accounts locked, so that a stop that is being set is seen.
  await hooks.require('posting', { db, kind, accountIds: ordered.map(({ accountId }) => accountId), at });
  const booked = await db.insert(entries).values(rows).returning({ id: entries.id });
  await hooks.tell('posted', { db, entryIds: booked.map(({ id }) => id) });
}

function assertZeroSum(movements: readonly Movement[]): void {
  const sum = movements.reduce((total, { amount }) => total + amount, 0);
  const whole = movements.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  if (sum !== 0 || !whole || movements.length < 2) {
    throw new Error(`A transaction moves whole amounts that sum to zero, not ${JSON.stringify(movements)}.`);
  }
}

/** @returns the balance after the movement, and its time: never before an earlier one of the account */
async function apply(db: Database, { accountId, amount }: Movement, now: number) {
  const covered = sql`(${accounts.kind} not in ('member', 'vendor') or ${gte(accounts.balance, negative(amount))})`;
  const [updated] = await db
    .update(accounts)
    .set({ balance: sql`${accounts.balance} + ${amount}`, movedAt: sql`greatest(${accounts.movedAt}, ${now}::bigint)` })
    .where(and(eq(accounts.id, accountId), covered))
    .returning({ balance: accounts.balance, createdAt: accounts.movedAt });
  if (!updated) throw new Refusal(409, 'insufficient_funds', 'The balance does not cover this amount.');
  return updated;
}
