import { sql } from 'drizzle-orm';
import { check, index, integer, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { countedId, money, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { TRANSACTION_KINDS } from '../database/transaction-kinds.ts';
import { members } from '../roster/member-tables.ts';

/**
 * `house`, `bank` and `withdrawals` have one account each; the last holds what was asked for and is not sent yet. A member has
 * one `member` account, which is the main wallet, and one `vendor` account for each vendor's wallet.
 */
export const accounts = sandboxSchema.table(
  'accounts',
  {
    id: countedId(),
    kind: text('kind', { enum: ['member', 'vendor', 'house', 'bank', 'withdrawals'] }).notNull(),
    memberId: integer('member_id')
      .unique()
      .references(() => members.id),
    /** The member whose wallet at a vendor this is. Not `memberId`, which finds the main wallet. */
    walletOf: integer('wallet_of').references(() => members.id),
    vendor: text('vendor'),
    balance: money('balance').notNull(),
    /** Time of the latest entry. */
    movedAt: whole('moved_at').notNull().default(0),
  },
  ({ kind, memberId, walletOf, vendor, balance }) => [
    check('accounts_not_overdrawn', sql`${kind} not in ('member', 'vendor', 'withdrawals') or ${balance} >= 0`),
    check('accounts_have_their_member', sql`(${kind} = 'member') = (${memberId} is not null)`),
    check(
      'accounts_have_their_vendor',
      sql`(${kind} = 'vendor') = (${walletOf} is not null) and (${walletOf} is null) = (${vendor} is null)`,
    ),
    uniqueIndex('accounts_own').on(kind).where(sql`${kind} not in ('member', 'vendor')`),
    unique('accounts_wallet').on(walletOf, vendor),
  ],
);

export const transactions = sandboxSchema.table('transactions', {
  id: countedId(),
  kind: text('kind', { enum: TRANSACTION_KINDS }).notNull(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  /** Describes the first request with this key; another one with the same key is refused. */
  fingerprint: text('fingerprint').notNull(),
  createdAt: whole('created_at').notNull(),
});

/**
 * A trigger checks at commit that the entries of a transaction sum to zero. The ids, times and balances of an account's
 * entries are in the order in which they were booked, so that a record of many reads only its page.
 */
export const entries = sandboxSchema.table(
  'entries',
  {
    id: countedId(),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => transactions.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    amount: money('amount').notNull(),
    /** The transaction's. */
    kind: text('kind', { enum: TRANSACTION_KINDS }).notNull(),
    /** The transaction's time, or that of the account's entry before it, whichever is later. */
    createdAt: whole('created_at').notNull(),
    /** Balance of the account after this entry. */
    balance: money('balance').notNull(),
  },
  ({ id, transactionId, accountId, amount, kind, createdAt }) => [
    check('entries_move_something', sql`${amount} <> 0`),
    index('entries_transaction').on(transactionId),
    index('entries_record').on(accountId, createdAt, id),
    // Finds deposits and withdrawals without reading the many movements of play.
    index('entries_paid')
      .on(accountId, kind, amount)
      .where(sql`${kind} in ('deposit', 'trial', 'withdrawal', 'withdrawal-sent', 'withdrawal-returned')`),
  ],
);
