import { and, eq } from 'drizzle-orm';
import type { DepositMethod, DepositRequest } from '#schemas/generated/platform.ts';
import { requireDeposit } from '../care/limits/require-deposit.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../roster/member.ts';
import { type Chosen, chosenBonus } from './deposit-bonus.ts';
import { depositFee } from './deposit-fee.ts';
import { depositMethod, lifetimeOf } from './deposit-methods.ts';
import { depositOrders } from './deposit-tables.ts';
import { addIntent, type OrderBook, orderOfIntent } from './order-book.ts';
import type { DepositRow } from './order-item.ts';

/** Orders that a member may have open at a time. */
export const MAX_OPEN = 3;

export interface Wanted {
  member: Member;
  request: DepositRequest;
  at: number;
}

/**
 * Orders a deposit within the database transaction of a book, once per key. An order of the same method and amount that waits for
 * its payment is returned instead of a second one, with the bonus that was chosen last. Others of the transaction stay when this
 * one is refused, so that it writes only once nothing can refuse it.
 * @throws Refusal not_found, amount_out_of_range, fee_changed, bonus_changed, too_many_orders, limit_reached,
 * timed_out, self_excluded or idempotency_conflict
 */
export async function placeOrder(platform: Platform, book: OrderBook, placement: Wanted): Promise<DepositRow> {
  const { methodId, amount, bonus, idempotencyKey } = placement.request;
  const fingerprint = [methodId, amount, bonus?.promotionId ?? []].flat().join(':');
  const earlier = orderOfIntent(book, { idempotencyKey, fingerprint });
  if (earlier) return earlier;
  const method = checkedMethod(platform.brand.currency, placement.request);
  const chosen = await chosenBonus(platform.db, platform, placement);
  const same = await sameOrder(platform, book, { ...placement, chosen });
  const order = same ?? (await insertOrder(platform, book, { ...placement, method, chosen }));
  addIntent(book, { idempotencyKey, fingerprint }, order);
  return order;
}

function checkedMethod(currency: string, { methodId, amount, fee }: DepositRequest): DepositMethod {
  const method = depositMethod(currency, methodId);
  if (!method || method.kind === 'voucher') throw new Refusal(404, 'not_found', `There is no method "${methodId}".`);
  if (amount < method.min || amount > method.max) {
    throw new Refusal(422, 'amount_out_of_range', `A payment is from ${method.min} to ${method.max} minor units.`);
  }
  if (fee === depositFee(method, amount)) return method;
  throw new Refusal(409, 'fee_changed', 'The fee has changed. Check it and order again.');
}

async function sameOrder(
  { db }: Platform,
  { open }: OrderBook,
  { request: { methodId, amount }, chosen }: Wanted & { chosen: Chosen },
): Promise<DepositRow | undefined> {
  const same = open.find(
    (order) => order.state === 'waiting' && order.methodId === methodId && order.amount === amount,
  );
  if (!same || (same.promotionId === chosen.promotionId && same.bonus === chosen.bonus)) return same;
  // Its payment may have been reported in between.
  const isWaiting = and(eq(depositOrders.id, same.id), eq(depositOrders.state, 'waiting'));
  const [changed] = await db.update(depositOrders).set(chosen).where(isWaiting).returning();
  return changed && Object.assign(same, changed);
}

interface NewOrder extends Wanted {
  method: DepositMethod;
  chosen: Chosen;
}

async function insertOrder(
  platform: Platform,
  { open }: OrderBook,
  { member, method, request, at, chosen }: NewOrder,
): Promise<DepositRow> {
  if (open.length >= MAX_OPEN) {
    throw new Refusal(409, 'too_many_orders', `At most ${MAX_OPEN} orders may be open. Finish or cancel one.`);
  }
  const memberId = member.id;
  const { methodId, amount, fee } = request;
  await requireDeposit(platform, { memberId, amount, at });
  const row = { memberId, methodId, state: 'waiting', amount, fee, createdAt: at } as const;
  const [order] = await platform.db
    .insert(depositOrders)
    .values({ ...row, ...chosen, expiresAt: at + lifetimeOf(method) })
    .returning();
  if (!order) throw new Error('The order was not stored.');
  open.push(order);
  return order;
}
