import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { tablesVersion } from '../database/migrations.ts';
import { settings } from '../database/settings-tables.ts';
import { startOfMerchantDay } from '../merchants/merchant-zone.ts';
import { hashPassword } from '../roster/password.ts';
import { people, SEED_PASSWORD } from '../seed-plan/people.ts';
import { allSeeds } from './all-seeds.ts';
import { seedPlan } from './plan.ts';

/** Fills empty tables with the seed in US cents, dated to the day of `now`. */
export async function writeSeed(db: Database, now: number): Promise<void> {
  const plan = await seedPlan();
  const day = startOfMerchantDay(now, 'USD');
  const hashOf = await seedHashes();
  const seeds = await allSeeds();
  await db.transaction(async (tx) => {
    await tx.insert(settings).values({ id: 1, version: tablesVersion(), currency: 'USD', seededAt: day });
    for (const { write } of seeds) await write?.({ db: tx, plan, day, hashOf });
    for (const table of seeds.flatMap(({ numbered = [] }) => numbered)) await continueAfterSeed(tx, table);
  });
}

/** All use one salt: these secrets are public, and the same seed must give the same rows. */
async function seedHashes(): Promise<(secret: string) => string> {
  const secrets = people.flatMap(({ password, security }) => [password, security?.answer.toLowerCase()]);
  const hashes = new Map<string, string>();
  for (const secret of new Set([SEED_PASSWORD, ...secrets.filter((secret) => secret !== undefined)])) {
    hashes.set(secret, await hashPassword(secret, Buffer.alloc(16, 'brandgen')));
  }
  return (secret) => hashes.get(secret) ?? '';
}

/** Rows were written with their ids; the next id must follow the last of them. */
async function continueAfterSeed(db: Database, table: PgTable): Promise<void> {
  const sequence = `sandbox.${getTableName(table)}`;
  await db.execute(sql`select setval(pg_get_serial_sequence(${sequence}, 'id'), (select max(id) from ${table}))`);
}
