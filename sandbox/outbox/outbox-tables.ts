import { text } from 'drizzle-orm/pg-core';
import { countedId, sandboxSchema, whole } from '../database/sandbox-schema.ts';

/** SMS and emails that a real platform would send. */
export const outbox = sandboxSchema.table('outbox', {
  id: countedId(),
  kind: text('kind', { enum: ['sms', 'email'] }).notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createdAt: whole('created_at').notNull(),
});
