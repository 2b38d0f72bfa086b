import { bigint, integer, pgSchema } from 'drizzle-orm/pg-core';

/** Every table of the sandbox stands in this schema, in a `*-tables.ts` file of its domain. */
export const sandboxSchema = pgSchema('sandbox');

/** Epoch milliseconds, minor units of money, points: whole numbers below 2^53. */
export function whole(name: string) {
  return bigint(name, { mode: 'number' });
}

/** A key that the database counts up. */
export function countedId() {
  return integer('id').primaryKey().generatedByDefaultAsIdentity();
}
