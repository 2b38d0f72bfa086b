import { sql } from 'drizzle-orm';
import { check, integer, text } from 'drizzle-orm/pg-core';
import { sandboxSchema, whole } from './sandbox-schema.ts';

/** What the database was prepared for; one row. */
export const settings = sandboxSchema.table(
  'settings',
  {
    id: integer('id').primaryKey(),
    /** From `tablesVersion`. */
    version: text('version').notNull(),
    currency: text('currency').notNull(),
    seededAt: whole('seeded_at').notNull(),
  },
  ({ id }) => [check('settings_one_row', sql`${id} = 1`)],
);
