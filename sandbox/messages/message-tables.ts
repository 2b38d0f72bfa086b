import { sql } from 'drizzle-orm';
import { index, integer, text } from 'drizzle-orm/pg-core';
import { countedId, money, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../member/member-tables.ts';
import { MESSAGE_KINDS } from './message-kinds.ts';

/** What the platform wrote to members; a message is put into words when it is read, in the reader's language. */
export const messages = sandboxSchema.table(
  'messages',
  {
    id: countedId(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    kind: text('kind', { enum: MESSAGE_KINDS }).notNull(),
    /** Minor units of the brand's currency. */
    amount: money('amount'),
    points: whole('points'),
    /** What the message is about: an id of a mission, promotion or good, an order number or a device. */
    about: text('about').notNull(),
    createdAt: whole('created_at').notNull(),
    readAt: whole('read_at'),
    /** A deleted message can be restored. */
    deletedAt: whole('deleted_at'),
  },
  ({ memberId, createdAt, id, readAt, deletedAt }) => [
    index('messages_kept').on(memberId, createdAt, id).where(sql`${deletedAt} is null`),
    index('messages_unread').on(memberId, createdAt, id).where(sql`${readAt} is null and ${deletedAt} is null`),
  ],
);
