import { sql } from 'drizzle-orm';
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countedId, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../member/member-tables.ts';

/** `house` and `bank` have one account each. */
export const accounts = sandboxSchema.table(
  'accounts',
  {
    id: countedId(),
    kind: text('kind', { enum: ['member', 'house', 'bank'] }).notNull(),
    memberId: integer('member_id')
      .unique()
      .references(() => members.id),
    balance: whole('balance').notNull(),
  },
  ({ kind, memberId, balance }) => [
    check('accounts_not_overdrawn', sql`${kind} <> 'member' or ${balance} >= 0`),
    check('accounts_have_their_member', sql`(${kind} = 'member') = (${memberId} is not null)`),
    uniqueIndex('accounts_own').on(kind).where(sql`${kind} <> 'member'`),
  ],
);

export const transactions = sandboxSchema.table('transactions', {
  id: countedId(),
  kind: text('kind', { enum: ['deposit', 'trial', 'bet', 'points', 'win', 'refund', 'bonus', 'mission'] }).notNull(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  /** What the key was first used for; reuse for anything else is refused. */
  fingerprint: text('fingerprint').notNull(),
  createdAt: whole('created_at').notNull(),
});

/** A trigger checks at commit that the entries of a transaction sum to zero. */
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
    amount: whole('amount').notNull(),
  },
  ({ transactionId, accountId, amount }) => [
    check('entries_move_something', sql`${amount} <> 0`),
    index('entries_transaction').on(transactionId),
    index('entries_account').on(accountId),
  ],
);
