import { bigint, integer, pgSchema } from 'drizzle-orm/pg-core';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';

/** Schema of all tables, which are defined in the `*-tables.ts` file of their domain. */
export const sandboxSchema = pgSchema('sandbox');

/** A whole number below 2^53: epoch milliseconds, points. */
export function whole(name: string) {
  return bigint(name, { mode: 'number' });
}

/** An amount of money. */
export function money(name: string) {
  return bigint(name, { mode: 'number' }).$type<MinorUnits>();
}

/** A sum of amounts, which the database answers as a text. */
export function moneyOf(sum: string): MinorUnits {
  return minorUnits(Number(sum));
}

/** An auto-incremented primary key. */
export function countedId() {
  return integer('id').primaryKey().generatedByDefaultAsIdentity();
}
