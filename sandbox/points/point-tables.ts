import { bigint, integer, text } from 'drizzle-orm/pg-core';
import { sandboxSchema } from '../database/tables.ts';

// Points are whole numbers and times are epoch milliseconds, all below 2^53.
const whole = (name: string) => bigint(name, { mode: 'number' });

/** `issued` is where points come from; those that were redeemed or converted have an account for each. */
export const pointAccounts = sandboxSchema.table('point_accounts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind', { enum: ['member', 'issued', 'redeemed', 'converted'] }).notNull(),
  memberId: integer('member_id'),
  balance: whole('balance').notNull(),
  /** Minor units that were staked and are not a whole point yet. */
  carried: whole('carried').notNull(),
});

export const pointTransactions = sandboxSchema.table('point_transactions', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind', { enum: ['earn', 'bonus', 'redeem', 'refund', 'convert'] }).notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  /** What the key was first used for; the same key for something else is refused. */
  fingerprint: text('fingerprint').notNull(),
  createdAt: whole('created_at').notNull(),
});

export const pointEntries = sandboxSchema.table('point_entries', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  transactionId: integer('transaction_id').notNull(),
  accountId: integer('account_id').notNull(),
  amount: whole('amount').notNull(),
  balanceAfter: whole('balance_after').notNull(),
});

export const pointStock = sandboxSchema.table('point_stock', {
  rewardId: text('reward_id').primaryKey(),
  left: integer('left_over').notNull(),
});

export const redemptions = sandboxSchema.table('redemptions', {
  /** The transaction that took the points. */
  transactionId: integer('transaction_id').primaryKey(),
  memberId: integer('member_id').notNull(),
  rewardId: text('reward_id').notNull(),
  quantity: integer('quantity').notNull(),
  points: whole('points').notNull(),
  status: text('status', { enum: ['process', 'approved', 'rejected'] }).notNull(),
  createdAt: whole('created_at').notNull(),
  decidedAt: whole('decided_at'),
});
