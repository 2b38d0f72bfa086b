import { sql } from 'drizzle-orm';
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countedId, money, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';

/** Points come from `issued`; redeemed and converted points go to an account each. */
export const pointAccounts = sandboxSchema.table(
  'point_accounts',
  {
    id: countedId(),
    kind: text('kind', { enum: ['member', 'issued', 'redeemed', 'converted'] }).notNull(),
    memberId: integer('member_id')
      .unique()
      .references(() => members.id),
    balance: whole('balance').notNull(),
    /** Stakes that do not make a whole point yet. */
    carried: money('carried').notNull(),
  },
  ({ kind, memberId, balance }) => [
    check('point_accounts_not_overdrawn', sql`${kind} <> 'member' or ${balance} >= 0`),
    check('point_accounts_have_their_member', sql`(${kind} = 'member') = (${memberId} is not null)`),
    uniqueIndex('point_accounts_own').on(kind).where(sql`${kind} <> 'member'`),
  ],
);

export const pointTransactions = sandboxSchema.table('point_transactions', {
  id: countedId(),
  kind: text('kind', { enum: ['earn', 'bonus', 'redeem', 'refund', 'convert'] }).notNull(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  /** Describes the first request with this key; another one with the same key is refused. */
  fingerprint: text('fingerprint').notNull(),
  createdAt: whole('created_at').notNull(),
});

/** A trigger checks at commit that the entries of a transaction sum to zero. */
export const pointEntries = sandboxSchema.table(
  'point_entries',
  {
    id: countedId(),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => pointTransactions.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => pointAccounts.id),
    amount: whole('amount').notNull(),
    balanceAfter: whole('balance_after').notNull(),
  },
  ({ id, transactionId, accountId, amount }) => [
    check('point_entries_move_something', sql`${amount} <> 0`),
    index('point_entries_transaction').on(transactionId),
    index('point_entries_account').on(accountId, id),
    /** Finds spent points without reading the many entries that bets earn. */
    index('point_entries_spent').on(accountId).where(sql`${amount} < 0`),
  ],
);

export const pointStock = sandboxSchema.table(
  'point_stock',
  {
    rewardId: text('reward_id').primaryKey(),
    left: integer('left_over').notNull(),
  },
  ({ left }) => [check('point_stock_not_negative', sql`${left} >= 0`)],
);

export const redemptions = sandboxSchema.table(
  'redemptions',
  {
    /** The transaction that took the points. */
    transactionId: integer('transaction_id')
      .primaryKey()
      .references(() => pointTransactions.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    rewardId: text('reward_id').notNull(),
    quantity: integer('quantity').notNull(),
    points: whole('points').notNull(),
    status: text('status', { enum: ['process', 'approved', 'rejected'] }).notNull(),
    createdAt: whole('created_at').notNull(),
    decidedAt: whole('decided_at'),
  },
  ({ transactionId, memberId, quantity, createdAt }) => [
    check('redemptions_of_something', sql`${quantity} > 0`),
    index('redemptions_member').on(memberId, createdAt, transactionId),
  ],
);
