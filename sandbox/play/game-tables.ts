import { integer, primaryKey } from 'drizzle-orm/pg-core';
import { sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';

export const favorites = sandboxSchema.table(
  'favorites',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    nodeId: integer('node_id').notNull(),
    createdAt: whole('created_at').notNull(),
  },
  ({ memberId, nodeId }) => [primaryKey({ columns: [memberId, nodeId] })],
);

export const recentGames = sandboxSchema.table(
  'recent_games',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    nodeId: integer('node_id').notNull(),
    playedAt: whole('played_at').notNull(),
  },
  ({ memberId, nodeId }) => [primaryKey({ columns: [memberId, nodeId] })],
);
