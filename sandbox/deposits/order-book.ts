import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { depositIntents, depositOrders } from './deposit-tables.ts';
import type { DepositRow } from './order-item.ts';

/** A member's open orders and keys, read once in a transaction that orders deposits. Needs the member's lock. */
export interface OrderBook {
  memberId: number;
  /** Orders that may still be paid or credited. */
  open: DepositRow[];
  /** The order that each key has led to. */
  intents: Map<string, { fingerprint: string; order: DepositRow }>;
  /** Keys that are not stored yet. */
  added: string[];
}

interface Asked {
  memberId: number;
  keys: readonly string[];
  at: number;
}

/** Reads the open orders of a member, and what some keys have led to. */
export async function openBook(db: Database, { memberId, keys, at }: Asked): Promise<OrderBook> {
  const rows = await db
    .select()
    .from(depositIntents)
    .innerJoin(depositOrders, eq(depositOrders.id, depositIntents.orderId))
    .where(and(eq(depositIntents.memberId, memberId), inArray(depositIntents.idempotencyKey, [...keys])));
  const intents = new Map(
    rows.map(({ deposit_intents: { idempotencyKey, fingerprint }, deposit_orders: order }) => [
      idempotencyKey,
      { fingerprint, order },
    ]),
  );
  return { memberId, open: await openOrders(db, memberId, at), intents, added: [] };
}

/** Expires overdue orders first, or they would block a new one. */
async function openOrders(db: Database, memberId: number, now: number): Promise<DepositRow[]> {
  const isOpen = and(eq(depositOrders.memberId, memberId), inArray(depositOrders.state, ['waiting', 'paid']));
  const orders = await db.select().from(depositOrders).where(isOpen);
  const over = orders.filter(({ state, expiresAt }) => state === 'waiting' && expiresAt !== null && expiresAt <= now);
  if (over.length === 0) return orders;
  const ids = over.map(({ id }) => id);
  const isOver = and(inArray(depositOrders.id, ids), eq(depositOrders.state, 'waiting'));
  await db.update(depositOrders).set({ state: 'expired', endedAt: now }).where(isOver);
  return orders.filter((order) => !over.includes(order));
}

interface Intent {
  idempotencyKey: string;
  fingerprint: string;
}

/** The order that a key led to. @throws Refusal idempotency_conflict when the key was used for something else */
export function orderOfIntent({ intents }: OrderBook, { idempotencyKey, fingerprint }: Intent): DepositRow | null {
  const intent = intents.get(idempotencyKey);
  if (!intent) return null;
  if (intent.fingerprint === fingerprint) return intent.order;
  throw new Refusal(409, 'idempotency_conflict', 'This idempotency key was used for another deposit.');
}

/** Notes what a key has led to, for `writeIntents`. */
export function addIntent(
  { intents, added }: OrderBook,
  { idempotencyKey, fingerprint }: Intent,
  order: DepositRow,
): void {
  intents.set(idempotencyKey, { fingerprint, order });
  added.push(idempotencyKey);
}

/** Stores the keys that were added. */
export async function writeIntents(db: Database, { memberId, intents, added }: OrderBook): Promise<void> {
  const rows = added.flatMap((idempotencyKey) => {
    const intent = intents.get(idempotencyKey);
    return intent ? [{ memberId, idempotencyKey, fingerprint: intent.fingerprint, orderId: intent.order.id }] : [];
  });
  if (rows.length > 0) await db.insert(depositIntents).values(rows);
}
