import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countedId, money, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';

export const DEPOSIT_STATES = ['waiting', 'paid', 'credited', 'expired', 'cancelled', 'refused'] as const;

/** Times in epoch milliseconds, money in minor units. */
export const depositOrders = sandboxSchema.table(
  'deposit_orders',
  {
    id: countedId(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    methodId: text('method_id').notNull(),
    state: text('state', { enum: DEPOSIT_STATES }).notNull(),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    createdAt: whole('created_at').notNull(),
    /** Null for a voucher. */
    expiresAt: whole('expires_at'),
    paidAt: whole('paid_at'),
    endedAt: whole('ended_at'),
    /** Time at which the sandbox credits a paid order automatically. */
    creditAt: whole('credit_at'),
    /** Redeemed by this order. */
    voucher: text('voucher').unique(),
    /** The promotion chosen with the order, and its bonus; null without one. */
    promotionId: integer('promotion_id'),
    bonus: money('bonus'),
    /** Data URL of the proof of payment. */
    proof: text('proof'),
  },
  ({ id, memberId, methodId, amount, fee, state, promotionId, bonus, createdAt, creditAt }) => [
    check('deposit_orders_credit_something', sql`${fee} >= 0 and ${amount} > ${fee}`),
    check('deposit_orders_bonus_of_promotion', sql`(${promotionId} is null) = (${bonus} is null) and ${bonus} > 0`),
    // Two simultaneous orders of the same amount become one.
    uniqueIndex('deposit_orders_waiting').on(memberId, methodId, amount).where(sql`${state} = 'waiting'`),
    index('deposit_orders_member').on(memberId, state),
    index('deposit_orders_latest').on(memberId, createdAt, id),
    // For crediting due orders, which every list of deposits does first.
    index('deposit_orders_due').on(creditAt).where(sql`${state} = 'paid'`),
  ],
);

/** The order of each idempotency key; several keys may have one order. */
export const depositIntents = sandboxSchema.table(
  'deposit_intents',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Describes the first request with this key; another one with the same key is refused. */
    fingerprint: text('fingerprint').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => depositOrders.id),
  },
  ({ memberId, idempotencyKey }) => [primaryKey({ columns: [memberId, idempotencyKey] })],
);
