import { sql } from 'drizzle-orm';
import { check, index, integer, text } from 'drizzle-orm/pg-core';
import { countedId, money, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { transactions } from '../ledger/ledger-tables.ts';
import { members } from '../roster/member-tables.ts';

/** Turnover that a member owes for a deposit or bonus before its money can be withdrawn. Amounts in minor units. */
export const rollovers = sandboxSchema.table(
  'rollovers',
  {
    id: countedId(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** The ledger transaction that credited the money; it opens one rollover at most. */
    transactionId: integer('transaction_id')
      .notNull()
      .unique()
      .references(() => transactions.id),
    source: text('source', { enum: ['deposit', 'promotion'] }).notNull(),
    /** The promotion that paid the bonus; null for a deposit. */
    promotionId: integer('promotion_id'),
    /** Money that cannot be withdrawn while the rollover is open. */
    held: money('held').notNull(),
    required: money('required').notNull(),
    done: money('done').notNull(),
    status: text('status', { enum: ['open', 'finished', 'given-up'] }).notNull(),
    openedAt: whole('opened_at').notNull(),
    closedAt: whole('closed_at'),
  },
  ({ id, memberId, source, promotionId, held, required, done, status, closedAt }) => [
    check('rollovers_hold_something', sql`${held} > 0`),
    check('rollovers_progress', sql`${done} >= 0 and ${done} <= ${required}`),
    check('rollovers_finished_when_done', sql`(${status} = 'finished') = (${done} = ${required})`),
    check('rollovers_open_until_closed', sql`(${status} = 'open') = (${closedAt} is null)`),
    check('rollovers_have_their_promotion', sql`(${source} = 'promotion') = (${promotionId} is not null)`),
    index('rollovers_bonus').on(memberId, promotionId),
    index('rollovers_open').on(memberId, promotionId).where(sql`${status} = 'open'`),
    index('rollovers_oldest').on(memberId, id).where(sql`${status} = 'open'`),
  ],
);

export type Rollover = typeof rollovers.$inferSelect;
