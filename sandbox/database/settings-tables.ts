import { sql } from 'drizzle-orm';
import { check, integer, text } from 'drizzle-orm/pg-core';
import { sandboxSchema, whole } from './sandbox-schema.ts';

/** Settings that the database was prepared with; one row. */
export const settings = sandboxSchema.table(
  'settings',
  {
    id: integer('id').primaryKey(),
    /** The result of `tablesVersion`. */
    version: text('version').notNull(),
    currency: text('currency').notNull(),
    seededAt: whole('seeded_at').notNull(),
  },
  ({ id }) => [check('settings_one_row', sql`${id} = 1`)],
);
