import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { DepositMethod, DepositRequest } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { requireDeposit } from '../care/limits/require-deposit.ts';
import type { Database } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../server/refusal.ts';
import type { Member } from '../session/member.ts';
import { type Chosen, chosenBonus } from './deposit-bonus.ts';
import { depositFee } from './deposit-fee.ts';
import { depositMethod, lifetimeOf } from './deposit-methods.ts';
import { depositIntents, depositOrders } from './deposit-tables.ts';
import { settleLater } from './end-deposit.ts';
import { holdMember } from './hold-member.ts';
import type { DepositRow } from './order-item.ts';

/** Orders that a member may have open at a time. */
export const MAX_OPEN = 3;

/**
 * Orders a deposit, once per key. An order of the same method and amount that waits for its payment is returned instead
 * of a second one, with the bonus that was chosen last.
 * @throws Refusal not_found, amount_out_of_range, fee_changed, bonus_changed, too_many_orders, limit_reached,
 * timed_out, self_excluded or idempotency_conflict
 */
export async function openDeposit(platform: Platform, member: Member, request: DepositRequest): Promise<DepositRow> {
  const { methodId, amount, bonus, idempotencyKey } = request;
  const memberId = member.id;
  const at = platform.now();
  const intent = {
    memberId,
    idempotencyKey,
    fingerprint: [methodId, amount, bonus?.promotionId ?? []].flat().join(':'),
  };
  const opened = await platform.db.transaction(async (tx) => {
    await holdMember(tx, memberId);
    const earlier = await orderOfIntent(tx, intent);
    if (earlier) return earlier;
    const method = checkedMethod(platform.brand.currency, request);
    const chosen = await chosenBonus(tx, platform, { member, request });
    const order =
      (await sameOrder(tx, { memberId, methodId, amount, at, chosen })) ??
      (await insertOrder({ ...platform, db: tx }, { memberId, method, request, at, chosen }));
    await tx.insert(depositIntents).values({ ...intent, orderId: order.id });
    return order;
  });
  if (opened.expiresAt !== null) settleLater(platform, opened.expiresAt);
  return opened;
}

interface Intent {
  memberId: number;
  idempotencyKey: string;
  fingerprint: string;
}

/** The order that a key led to. @throws Refusal idempotency_conflict when the key was used for something else */
export async function orderOfIntent(db: Database, intent: Intent): Promise<DepositRow | null> {
  const { memberId, idempotencyKey, fingerprint } = intent;
  const [found] = await db
    .select()
    .from(depositIntents)
    .innerJoin(depositOrders, eq(depositOrders.id, depositIntents.orderId))
    .where(and(eq(depositIntents.memberId, memberId), eq(depositIntents.idempotencyKey, idempotencyKey)));
  if (!found) return null;
  if (found.deposit_intents.fingerprint === fingerprint) return found.deposit_orders;
  throw new Refusal(409, 'idempotency_conflict', 'This idempotency key was used for another deposit.');
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

interface Wanted {
  memberId: number;
  methodId: string;
  amount: MinorUnits;
  at: number;
  chosen: Chosen;
}

async function sameOrder(
  db: Database,
  { memberId, methodId, amount, at, chosen }: Wanted,
): Promise<DepositRow | undefined> {
  const { memberId: owner, methodId: method, amount: sum, state, expiresAt } = depositOrders;
  // One that is over but not yet marked so would stand in the way of a new one.
  await db
    .update(depositOrders)
    .set({ state: 'expired', endedAt: at })
    .where(and(eq(owner, memberId), eq(state, 'waiting'), sql`${expiresAt} <= ${at}::bigint`));
  const [same] = await db
    .update(depositOrders)
    .set(chosen)
    .where(and(eq(owner, memberId), eq(method, methodId), eq(sum, amount), eq(state, 'waiting'), gt(expiresAt, at)))
    .returning();
  return same;
}

interface NewOrder {
  memberId: number;
  method: DepositMethod;
  request: DepositRequest;
  at: number;
  chosen: Chosen;
}

async function insertOrder(
  platform: Platform,
  { memberId, method, request, at, chosen }: NewOrder,
): Promise<DepositRow> {
  const { db } = platform;
  const isOpen = and(eq(depositOrders.memberId, memberId), inArray(depositOrders.state, ['waiting', 'paid']));
  const [open] = await db.select({ count: count() }).from(depositOrders).where(isOpen);
  if ((open?.count ?? 0) >= MAX_OPEN) {
    throw new Refusal(409, 'too_many_orders', `At most ${MAX_OPEN} orders may be open. Finish or cancel one.`);
  }
  const { methodId, amount, fee } = request;
  await requireDeposit(platform, { memberId, amount, at });
  const row = { memberId, methodId, state: 'waiting', amount, fee, createdAt: at } as const;
  const [order] = await db
    .insert(depositOrders)
    .values({ ...row, ...chosen, expiresAt: at + lifetimeOf(method) })
    .returning();
  if (!order) throw new Error('The order was not stored.');
  return order;
}
