import { and, eq, inArray } from 'drizzle-orm';
import { idOfNumber } from '../merchants/dated-number.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { depositOrders } from './deposit-tables.ts';
import { announceDeposit, settleDeposits, settleLater } from './end-deposit.ts';
import { type DepositRow, orderNumber } from './order-item.ts';

/** Time from "I have paid" to the credit, as long as the switch does not hold it. */
export const CREDIT_AFTER_MS = 6000;

/** Finds an order of the member. @throws Refusal not_found, for other members' orders too */
export async function orderOf(platform: Platform, memberId: number, orderId: string): Promise<DepositRow> {
  await settleDeposits(platform);
  const mine = and(eq(depositOrders.memberId, memberId), eq(depositOrders.id, idOfNumber(orderId)));
  const [row] = await platform.db.select().from(depositOrders).where(mine);
  if (row && orderNumber(platform, row) === orderId) return row;
  throw new Refusal(404, 'not_found', `You have no order ${orderId}.`);
}

/** Notes that the member has paid. @throws Refusal not_found, or order_closed for one that has ended unpaid */
export async function reportPaid(platform: Platform, memberId: number, orderId: string): Promise<DepositRow> {
  const now = platform.now();
  const creditAt = now + CREDIT_AFTER_MS;
  const row = await changeWaiting(platform, await orderOf(platform, memberId, orderId), {
    ...{ state: 'paid', paidAt: now, creditAt },
  });
  if (row.state !== 'paid' && row.state !== 'credited') throw closed(orderId);
  settleLater(platform, creditAt);
  return row;
}

/** Cancels an order that waits for its payment. @throws Refusal not_found, or order_closed */
export async function cancelDeposit(platform: Platform, memberId: number, orderId: string): Promise<DepositRow> {
  const order = await orderOf(platform, memberId, orderId);
  const row = await changeWaiting(platform, order, { state: 'cancelled', endedAt: platform.now() });
  if (row.state !== 'cancelled') throw closed(orderId);
  return row;
}

/** Keeps a proof of payment, in place of an earlier one. @throws Refusal not_found, or order_closed */
export async function keepProof(platform: Platform, memberId: number, orderId: string, proof: string) {
  const { id } = await orderOf(platform, memberId, orderId);
  const isOpen = and(eq(depositOrders.id, id), inArray(depositOrders.state, ['waiting', 'paid']));
  const [row] = await platform.db.update(depositOrders).set({ proof }).where(isOpen).returning();
  if (!row) throw closed(orderId);
  return row;
}

type Change = Partial<typeof depositOrders.$inferInsert>;

/** Changes an order if it waits for its payment. @returns it as it is afterwards */
async function changeWaiting(platform: Platform, { id }: DepositRow, change: Change): Promise<DepositRow> {
  const { db } = platform;
  const isIt = eq(depositOrders.id, id);
  const [changed] = await db
    .update(depositOrders)
    .set(change)
    .where(and(isIt, eq(depositOrders.state, 'waiting')))
    .returning();
  if (changed) {
    announceDeposit(platform, changed);
    return changed;
  }
  const [row] = await db.select().from(depositOrders).where(isIt);
  if (!row) throw new Error(`The order ${id} is gone.`);
  return row;
}

function closed(orderId: string): Refusal {
  return new Refusal(409, 'order_closed', `The order ${orderId} cannot be changed any more.`);
}
