import { sql } from 'drizzle-orm';
import { index, integer, jsonb, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { CONTRACT_KINDS, CONTRACT_PERIODS, type Tier } from '#schemas/contracts/terms.ts';
import { countedId, money, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { transactions } from '../ledger/ledger-tables.ts';
import { members } from '../roster/member-tables.ts';

export const contracts = sandboxSchema.table(
  'contracts',
  {
    id: countedId(),
    kind: text('kind', { enum: CONTRACT_KINDS }).notNull(),
    period: text('period', { enum: CONTRACT_PERIODS }).notNull(),
    tiers: jsonb('tiers').$type<Tier[]>().notNull(),
    /** Null for the operator. */
    giverId: integer('giver_id').references(() => members.id),
    receiverId: integer('receiver_id')
      .notNull()
      .references(() => members.id),
    status: text('status', { enum: ['proposed', 'accepted', 'rejected', 'withdrawn'] }).notNull(),
    proposedAt: whole('proposed_at').notNull(),
    answerBy: whole('answer_by').notNull(),
    /** yyyy-mm-dd in the merchant's time zone; null until it is accepted. */
    beginsOn: text('begins_on'),
    /** Its last day; before `beginsOn` where it was ended before it counted. */
    endsOn: text('ends_on'),
    /** Unique for the giver. */
    idempotencyKey: text('idempotency_key').notNull(),
  },
  ({ kind, giverId, receiverId, status, idempotencyKey }) => [
    index('contracts_given').on(giverId, kind),
    index('contracts_received').on(receiverId, kind),
    uniqueIndex('contracts_open').on(receiverId, kind).where(sql`${status} = 'proposed'`),
    unique('contracts_intent').on(giverId, idempotencyKey),
  ],
);

/** Amounts due for ended periods. A real-time salary has one row a day. */
export const contractDues = sandboxSchema.table(
  'contract_dues',
  {
    id: countedId(),
    contractId: integer('contract_id')
      .notNull()
      .references(() => contracts.id),
    startsAt: whole('starts_at').notNull(),
    /** First moment after the period. */
    endsAt: whole('ends_at').notNull(),
    fromDay: text('from_day').notNull(),
    toDay: text('to_day').notNull(),
    validBet: money('valid_bet').notNull(),
    netLoss: money('net_loss').notNull(),
    activeMembers: integer('active_members').notNull(),
    /** 1 for the first; 0 for none. */
    tier: integer('tier').notNull(),
    rate: integer('rate').notNull(),
    due: money('due').notNull(),
    payable: money('payable').notNull(),
    requestedAt: whole('requested_at'),
    paidAt: whole('paid_at'),
    transactionId: integer('transaction_id').references(() => transactions.id),
  },
  ({ contractId, startsAt, toDay, payable, paidAt }) => [
    unique('contract_dues_period').on(contractId, startsAt),
    index('contract_dues_days').on(contractId, toDay),
    index('contract_dues_open').on(contractId).where(sql`${paidAt} is null and ${payable} > 0`),
  ],
);

/** Periods that are settled: the claim of one is what keeps a second run from paying it again. */
export const settledPeriods = sandboxSchema.table(
  'settled_periods',
  {
    kind: text('kind', { enum: CONTRACT_KINDS }).notNull(),
    period: text('period', { enum: CONTRACT_PERIODS }).notNull(),
    startsAt: whole('starts_at').notNull(),
    endsAt: whole('ends_at').notNull(),
  },
  ({ kind, period, startsAt }) => [primaryKey({ columns: [kind, period, startsAt] })],
);

/**
 * Bets that real-time salaries are not paid for yet. A bet leaves with its payment, so neither a restart nor a clock that is
 * set back or forward pays one twice or leaves one out.
 */
export const unsalariedBets = sandboxSchema.table('unsalaried_bets', {
  transactionId: integer('transaction_id')
    .primaryKey()
    .references(() => transactions.id),
});
