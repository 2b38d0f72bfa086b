import { integer, text } from 'drizzle-orm/pg-core';
import { sandboxSchema, whole } from '../database/sandbox-schema.ts';
import { members } from '../roster/member-tables.ts';

/** Six digits that confirm a withdrawal; no row until the member sets them. */
export const paymentPasswords = sandboxSchema.table('payment_passwords', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => members.id),
  hash: text('hash').notNull(),
  setAt: whole('set_at').notNull(),
});
