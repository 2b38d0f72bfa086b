import { bigint, integer, pgSchema } from 'drizzle-orm/pg-core';

/** Schema of all tables, which are defined in the `*-tables.ts` file of their domain. */
export const sandboxSchema = pgSchema('sandbox');

/** A whole number below 2^53: epoch milliseconds, minor units, points. */
export function whole(name: string) {
  return bigint(name, { mode: 'number' });
}

/** An auto-incremented primary key. */
export function countedId() {
  return integer('id').primaryKey().generatedByDefaultAsIdentity();
}
