import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { countedId, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';

/** Messages of the chat rooms. */
export const chatMessages = sandboxSchema.table(
  'chat_messages',
  {
    id: countedId(),
    /** Product code of the room's language. */
    room: text('room').notNull(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    content: text('content').notNull(),
    createdAt: whole('created_at').notNull(),
  },
  ({ id, room }) => [index('chat_messages_room').on(room, id)],
);

export const chatReports = sandboxSchema.table(
  'chat_reports',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => chatMessages.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    createdAt: whole('created_at').notNull(),
  },
  ({ messageId, memberId }) => [primaryKey({ columns: [messageId, memberId] })],
);
