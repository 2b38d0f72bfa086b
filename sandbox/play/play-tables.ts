import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { money, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { transactions } from '../ledger/ledger-tables.ts';
import { members } from '../roster/member-tables.ts';
import { sessions } from '../session/session-tables.ts';

export const gameSessions = sandboxSchema.table('game_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: integer('member_id')
    .notNull()
    .references(() => members.id),
  nodeId: integer('node_id').notNull(),
  /** The log-in that the game was launched from. */
  sessionHash: text('session_hash')
    .notNull()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  expiresAt: whole('expires_at').notNull(),
});

export const bets = sandboxSchema.table(
  'bets',
  {
    transactionId: integer('transaction_id')
      .primaryKey()
      .references(() => transactions.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    nodeId: integer('node_id').notNull(),
    stake: money('stake').notNull(),
    win: money('win').notNull(),
    balanceAfter: money('balance_after').notNull(),
    createdAt: whole('created_at').notNull(),
  },
  ({ transactionId, memberId, createdAt, stake, win }) => [
    index('bets_member').on(memberId, createdAt, transactionId),
    index('bets_win').on(win),
    index('bets_latest_wins').on(createdAt).where(sql`${win} > ${stake}`),
  ],
);

export const BET_RESULTS = ['won', 'lost', 'even'] as const;

/** Sums of a member's bets by day of the merchant, game and result, so that a record's totals do not read every bet. */
export const betDays = sandboxSchema.table(
  'bet_days',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** yyyy-mm-dd in the merchant's time zone. */
    day: text('day').notNull(),
    nodeId: integer('node_id').notNull(),
    result: text('result', { enum: BET_RESULTS }).notNull(),
    count: integer('count').notNull(),
    stake: money('stake').notNull(),
    win: money('win').notNull(),
  },
  ({ memberId, day, nodeId, result }) => [
    primaryKey({ columns: [memberId, day, nodeId, result] }),
    // Finds the members who bet on some days.
    index('bet_days_day').on(day, memberId),
  ],
);
