import { integer, text } from 'drizzle-orm/pg-core';
import { countedId, sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../member/member-tables.ts';

/** What visitors and members think of the site. */
export const feedback = sandboxSchema.table('feedback', {
  id: countedId(),
  memberId: integer('member_id').references(() => members.id),
  address: text('address').notNull(),
  content: text('content').notNull(),
  createdAt: whole('created_at').notNull(),
});

/** Questions that members have asked the support. */
export const supportQuestions = sandboxSchema.table('support_questions', {
  id: countedId(),
  memberId: integer('member_id')
    .notNull()
    .references(() => members.id),
  content: text('content').notNull(),
  createdAt: whole('created_at').notNull(),
});
