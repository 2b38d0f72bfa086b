import { integer, text } from 'drizzle-orm/pg-core';
import { countedId, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';

/** Feedback from visitors and members. */
export const feedback = sandboxSchema.table('feedback', {
  id: countedId(),
  memberId: integer('member_id').references(() => members.id),
  address: text('address').notNull(),
  content: text('content').notNull(),
  createdAt: whole('created_at').notNull(),
});

/** Questions from members to customer service. */
export const supportQuestions = sandboxSchema.table('support_questions', {
  id: countedId(),
  memberId: integer('member_id')
    .notNull()
    .references(() => members.id),
  content: text('content').notNull(),
  createdAt: whole('created_at').notNull(),
});
