import { integer, text } from 'drizzle-orm/pg-core';
import { sandboxSchema, whole } from '../database/sandbox-schema.ts';

/** Calls counted towards limits. A row counts until it expires. */
export const limits = sandboxSchema.table('limits', {
  /** Names the limit and its caller, such as `feedback from 127.0.0.1`. */
  name: text('name').primaryKey(),
  used: integer('used').notNull(),
  until: whole('until').notNull(),
});

export const loginAttempts = sandboxSchema.table('login_attempts', {
  visitor: text('visitor').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: whole('last_at').notNull(),
});
