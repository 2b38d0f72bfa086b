import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text } from 'drizzle-orm/pg-core';
import { countedId, money, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { transactions } from '../ledger/ledger-tables.ts';
import { payoutAccounts } from '../payout-accounts/payout-account-tables.ts';
import { members } from '../roster/member-tables.ts';

/** Amounts in minor units. */
export const withdrawals = sandboxSchema.table(
  'withdrawals',
  {
    /** The transaction that took the money. */
    transactionId: integer('transaction_id')
      .primaryKey()
      .references(() => transactions.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    payoutAccountId: integer('payout_account_id')
      .notNull()
      .references(() => payoutAccounts.id),
    /** Amount taken from the balance: the fee and the money to send. */
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    sent: money('sent').notNull(),
    status: text('status', { enum: ['requested', 'approved', 'sent', 'received', 'refused'] }).notNull(),
    createdAt: whole('created_at').notNull(),
    approvedAt: whole('approved_at'),
    /** Time at which it was received in full, or refused. */
    closedAt: whole('closed_at'),
  },
  ({ memberId, amount, fee, sent }) => [
    check('withdrawals_send_something', sql`${fee} >= 0 and ${fee} < ${amount}`),
    check('withdrawals_send_no_more', sql`${sent} >= 0 and ${sent} <= ${amount} - ${fee}`),
    index('withdrawals_member').on(memberId, sql`created_at desc`),
  ],
);

/** A withdrawal is sent in one transfer or in parts. */
export const withdrawalTransfers = sandboxSchema.table(
  'withdrawal_transfers',
  {
    id: countedId(),
    withdrawalId: integer('withdrawal_id')
      .notNull()
      .references(() => withdrawals.transactionId),
    amount: money('amount').notNull(),
    sentAt: whole('sent_at').notNull(),
    /** Unconfirmed, it counts as received from then on. */
    countsAt: whole('counts_at').notNull(),
    state: text('state', { enum: ['sent', 'received', 'missing'] }).notNull(),
    confirmedAt: whole('confirmed_at'),
    /** Whether it counts as received because the time ran out. */
    byItself: boolean('by_itself').notNull(),
    /** Picture that shows that it did not arrive: a data URL. */
    proof: text('proof'),
  },
  ({ withdrawalId, amount, state, proof, confirmedAt, countsAt }) => [
    check('withdrawal_transfers_of_something', sql`${amount} > 0`),
    check('withdrawal_transfers_missing_with_proof', sql`(${state} = 'missing') = (${proof} is not null)`),
    check('withdrawal_transfers_confirmed', sql`(${state} = 'sent') = (${confirmedAt} is null)`),
    index('withdrawal_transfers_withdrawal').on(withdrawalId),
    // For confirming overdue transfers, which every list of withdrawals does first.
    index('withdrawal_transfers_overdue').on(countsAt).where(sql`${state} = 'sent'`),
  ],
);

export type Withdrawal = typeof withdrawals.$inferSelect;
export type WithdrawalTransfer = typeof withdrawalTransfers.$inferSelect;
