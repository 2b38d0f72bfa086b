import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { actAt } from '../act-at.ts';
import { canCredit } from '../care/limits/require-deposit.ts';
import { watchMember } from '../care/markers/watch-member.ts';
import { lockMemberAccount } from '../ledger/lock-member-account.ts';
import { idOfNumber } from '../merchants/dated-number.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { creditDeposit } from './credit-deposit.ts';
import { depositOrders } from './deposit-tables.ts';
import { type DepositRow, orderNumber } from './order-item.ts';

export const DEPOSIT_VERDICTS = ['credited', 'refused'] as const;

export interface DepositVerdict {
  orderId: string;
  status: (typeof DEPOSIT_VERDICTS)[number];
}

/** Tells the member's open sites that an order has changed. */
export function announceDeposit(platform: Pick<Platform, 'live' | 'brand'>, row: DepositRow): void {
  platform.live.publish('deposit', { orderId: orderNumber(platform, row), state: row.state }, row.memberId);
}

/** Credits or refuses an open order on the operator's behalf, once. @throws Refusal not_found, or order_closed */
export async function decideDeposit(platform: Platform, { orderId, status }: DepositVerdict): Promise<DepositRow> {
  const isIt = eq(depositOrders.id, idOfNumber(orderId));
  const [order] = await platform.db.select().from(depositOrders).where(isIt);
  if (!order || orderNumber(platform, order) !== orderId)
    throw new Refusal(404, 'not_found', `There is no order ${orderId}.`);
  const ended = await endDeposit(platform, order, status);
  if (!ended) throw new Refusal(409, 'order_closed', `The order ${orderId} has ended.`);
  return ended;
}

/** Ends an open order, and books it if it is credited and may be. @returns null if another call has ended it */
async function endDeposit(platform: Platform, row: DepositRow, wanted: DepositVerdict['status']) {
  const now = platform.now();
  const ended = await platform.db.transaction(async (tx) => {
    await lockMemberAccount(tx, row.memberId);
    // A payment that arrives beyond a limit, or after a stop, goes back.
    const isKept = wanted === 'refused' || (await canCredit({ ...platform, db: tx }, { ...row, at: now }));
    const state = isKept ? wanted : 'refused';
    // The call that ends it first decides.
    const [changed] = await tx
      .update(depositOrders)
      .set({ state, endedAt: now, creditAt: null })
      .where(and(eq(depositOrders.id, row.id), inArray(depositOrders.state, ['waiting', 'paid'])))
      .returning();
    if (changed && state === 'credited') await creditDeposit(tx, changed, now);
    return changed ?? null;
  });
  if (!ended) return null;
  announceDeposit(platform, ended);
  await watchMember(platform, ended.memberId);
  return ended;
}

/** Ends overdue orders: unpaid ones expire, and paid ones are credited unless the switch holds them. */
export async function settleDeposits(platform: Platform, now = platform.now()): Promise<void> {
  const { db, switches } = platform;
  const expired = await db
    .update(depositOrders)
    .set({ state: 'expired', endedAt: now })
    .where(and(eq(depositOrders.state, 'waiting'), lte(depositOrders.expiresAt, now)))
    .returning();
  for (const row of expired) announceDeposit(platform, row);
  if (switches.depositsHeld) return;
  const due = await db
    .select()
    .from(depositOrders)
    .where(and(eq(depositOrders.state, 'paid'), lte(depositOrders.creditAt, now)))
    .orderBy(asc(depositOrders.id));
  for (const row of due) await endDeposit(platform, row, 'credited');
}

/** Settles at an instant and notifies open sites. Instants missed during a restart are settled by the next call. */
export function settleLater(platform: Platform, time: number): void {
  actAt(platform, time, (now) => settleDeposits(platform, now));
}
