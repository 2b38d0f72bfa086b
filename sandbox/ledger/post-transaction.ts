import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { Refusal } from '../server/refusal.ts';
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
  /** Minor units; negative for a debit. */
  amount: number;
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
  const [earlier] = await db.select().from(transactions).where(eq(transactions.idempotencyKey, idempotencyKey));
  if (earlier?.fingerprint !== fingerprint) {
    throw new Refusal(409, 'idempotency_conflict', 'This idempotency key was used for another amount or game.');
  }
  return { id: earlier.id, replayed: true };
}

/**
 * Moves money between accounts within the caller's database transaction. Accounts are updated in the order of their
 * ids, which prevents deadlocks.
 * @throws Refusal insufficient_funds when a member's balance is too low.
 */
export async function move(db: Database, transactionId: number, movements: readonly Movement[]): Promise<void> {
  assertZeroSum(movements);
  const ordered = movements.toSorted((a, b) => a.accountId - b.accountId || a.amount - b.amount);
  for (const movement of ordered) await apply(db, movement);
  await db.insert(entries).values(ordered.map((movement) => ({ transactionId, ...movement })));
}

function assertZeroSum(movements: readonly Movement[]): void {
  const sum = movements.reduce((total, { amount }) => total + amount, 0);
  const whole = movements.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  if (sum !== 0 || !whole || movements.length < 2) {
    throw new Error(`A transaction moves whole amounts that sum to zero, not ${JSON.stringify(movements)}.`);
  }
}

async function apply(db: Database, { accountId, amount }: Movement): Promise<void> {
  const covered = sql`(${accounts.kind} <> 'member' or ${gte(accounts.balance, -amount)})`;
  const updated = await db
    .update(accounts)
    .set({ balance: sql`${accounts.balance} + ${amount}` })
    .where(and(eq(accounts.id, accountId), covered))
    .returning({ id: accounts.id });
  if (updated.length === 0) throw new Refusal(409, 'insufficient_funds', 'The balance does not cover this amount.');
}
