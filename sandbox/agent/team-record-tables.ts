import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { money, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { TRANSACTION_KINDS } from '../database/transaction-kinds.ts';
import { entries } from '../ledger/ledger-tables.ts';
import { bets } from '../play/play-tables.ts';
import { members } from '../roster/member-tables.ts';

/**
 * Each settled bet, once for its member and once for each account above. The bets of a team of any size are then a
 * single range of an index, which pages and sums both read.
 */
export const teamBets = sandboxSchema.table(
  'team_bets',
  {
    /** Head of the team. A member belongs to its own team too, at level 0. */
    headId: integer('head_id')
      .notNull()
      .references(() => members.id),
    settledAt: whole('settled_at').notNull(),
    betId: integer('bet_id')
      .notNull()
      .references(() => bets.transactionId),
    /** Levels between the head and the member. */
    level: integer('level').notNull(),
    nodeId: integer('node_id').notNull(),
    stake: money('stake').notNull(),
    win: money('win').notNull(),
  },
  ({ headId, settledAt, betId }) => [
    primaryKey({ columns: [headId, settledAt, betId] }),
    index('team_bets_bet').on(betId, headId),
  ],
);

/** Each movement of a main wallet, repeated in the same way. */
export const teamEntries = sandboxSchema.table(
  'team_entries',
  {
    headId: integer('head_id')
      .notNull()
      .references(() => members.id),
    createdAt: whole('created_at').notNull(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => entries.id),
    level: integer('level').notNull(),
    amount: money('amount').notNull(),
    kind: text('kind', { enum: TRANSACTION_KINDS }).notNull(),
  },
  ({ headId, createdAt, entryId }) => [
    primaryKey({ columns: [headId, createdAt, entryId] }),
    index('team_entries_entry').on(entryId, headId),
  ],
);
