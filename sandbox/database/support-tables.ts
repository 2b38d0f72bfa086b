import { bigint, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { sandboxSchema } from './tables.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** What visitors and members think of the site. */
export const feedback = sandboxSchema.table('feedback', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  memberId: integer('member_id'),
  address: text('address').notNull(),
  content: text('content').notNull(),
  createdAt: whole('created_at').notNull(),
});

/** What players have said in the chat rooms. */
export const chatMessages = sandboxSchema.table('chat_messages', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Product code of the room's language. */
  room: text('room').notNull(),
  memberId: integer('member_id').notNull(),
  content: text('content').notNull(),
  createdAt: whole('created_at').notNull(),
});

export const chatReports = sandboxSchema.table(
  'chat_reports',
  {
    messageId: integer('message_id').notNull(),
    memberId: integer('member_id').notNull(),
    createdAt: whole('created_at').notNull(),
  },
  ({ messageId, memberId }) => [primaryKey({ columns: [messageId, memberId] })],
);

/** Questions that members have asked the support. */
export const supportQuestions = sandboxSchema.table('support_questions', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  memberId: integer('member_id').notNull(),
  content: text('content').notNull(),
  createdAt: whole('created_at').notNull(),
});
