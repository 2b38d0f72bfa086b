import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { settings } from '../database/settings-tables.ts';
import { currencyFactor } from '../merchants/currency.ts';
import { startOfMerchantDay } from '../merchants/merchant-zone.ts';
import { allSeeds } from './all-seeds.ts';

/** The currency that `writeSeed` writes. */
const SEEDED_IN = 'USD';

/** @returns whether a database adapted by `adaptSeed` already has this currency and the day of `now` */
export async function isAdapted(db: Database, currency: string, now: number): Promise<boolean> {
  const [seeded] = await db.select().from(settings);
  return seeded?.currency === currency && seeded.seededAt === startOfMerchantDay(now, currency);
}

/** Turns a seeded database into the brand's currency and moves its history up to the day of `now`. */
export async function adaptSeed(db: Database, currency: string, now: number): Promise<void> {
  const seeds = await allSeeds();
  await db.transaction(async (tx) => {
    const [seeded] = await tx.select().from(settings);
    const day = startOfMerchantDay(now, currency);
    const dayBefore = seeded?.seededAt ?? day;
    const by = day - dayBefore;
    const factor = factorTo(currency, seeded?.currency);
    if (by !== 0)
      await setEach(
        tx,
        seeds.flatMap(({ times = [] }) => times),
        (time) => sql`${time} + ${by}::bigint`,
      );
    if (factor !== 1)
      await setEach(
        tx,
        seeds.flatMap(({ money = [] }) => money),
        (amount) => sql`${amount} * ${factor}::bigint`,
      );
    const isOther = by !== 0 || seeded?.currency !== currency;
    for (const { move } of seeds) await move?.({ db: tx, currency, day, dayBefore, isOther });
    await tx.update(settings).set({ currency, seededAt: day });
  });
}

/** Factor for amounts. @throws Error if the rows are not in the seed's currency any more */
function factorTo(currency: string, present: string | undefined): number {
  if (present === currency) return 1;
  if (present !== undefined && present !== SEEDED_IN)
    throw new Error(`The rows are in ${present} already, and cannot be turned into ${currency}.`);
  return currencyFactor(currency);
}

/** Changes the columns in every row, with one statement for each table. */
async function setEach(db: Database, columns: readonly PgColumn[], to: (column: PgColumn) => SQL): Promise<void> {
  for (const table of new Set(columns.map((column) => column.table))) {
    const own = columns.filter((column) => column.table === table);
    const changes = own.map((column) => sql`${sql.identifier(column.name)} = ${to(column)}`);
    await db.execute(sql`update ${table} set ${sql.join(changes, sql`, `)}`);
  }
}
