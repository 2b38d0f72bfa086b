import { sql } from 'drizzle-orm';
import { index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { countedId, money, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { transactions } from '../ledger/ledger-tables.ts';
import { members } from '../roster/member-tables.ts';

/** Draws made early or cancelled. All others follow from the schedule. */
export const lotteryDraws = sandboxSchema.table(
  'lottery_draws',
  {
    gameCode: text('game_code').notNull(),
    issue: text('issue').notNull(),
    dueAt: whole('due_at').notNull(),
    status: text('status', { enum: ['opened', 'cancelled'] }).notNull(),
    openedAt: whole('opened_at').notNull(),
  },
  ({ gameCode, issue }) => [primaryKey({ columns: [gameCode, issue] })],
);

export const lotteryBets = sandboxSchema.table(
  'lottery_bets',
  {
    id: countedId(),
    /** Idempotency key of its slip. */
    ticket: text('ticket').notNull(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** The stake's transaction. */
    transactionId: integer('transaction_id')
      .notNull()
      .unique()
      .references(() => transactions.id),
    gameCode: text('game_code').notNull(),
    issue: text('issue').notNull(),
    dueAt: whole('due_at').notNull(),
    kind: text('kind').notNull(),
    selection: jsonb('selection').$type<string[]>().notNull(),
    stake: money('stake').notNull(),
    /** Odds of each tier in hundredths, as of placing the bet. */
    odds: jsonb('odds').$type<number[]>().notNull(),
    status: text('status', { enum: ['open', 'won', 'lost', 'refunded'] }).notNull(),
    win: money('win').notNull(),
    placedAt: whole('placed_at').notNull(),
  },
  ({ id, memberId, dueAt, status }) => [
    index('lottery_bets_member').on(memberId, id),
    index('lottery_bets_open').on(dueAt).where(sql`${status} = 'open'`),
  ],
);
