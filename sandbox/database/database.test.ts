import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, expect, test } from 'vitest';
import { outbox } from '../outbox/outbox-tables.ts';
import { members } from '../roster/member-tables.ts';
import { seedPlan } from '../seed/plan.ts';
import { prepareDatabase, resetDatabase } from '../seed/prepare-database.ts';
import { changeOf } from '../seed-plan/planned-transaction.ts';
import { borrowPostgres } from '../testing/postgres-pool.ts';
import type { Database } from './database.ts';
import { settings as settingsTable } from './settings-tables.ts';

const now = Date.UTC(2026, 4, 20, 9);
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const SANDBOX = join(import.meta.dirname, '..');

/** The tables of every domain, found by file name as in drizzle.config.ts. */
async function findTables(): Promise<PgTable[]> {
  const files = (await readdir(SANDBOX, { recursive: true })).filter((file) => file.endsWith('-tables.ts'));
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(SANDBOX, file))));
  return modules.flatMap((found): unknown[] => Object.values(found)).filter((found) => is(found, PgTable));
}

const allTables = await findTables();

async function allRows(db: Database) {
  return Promise.all(allTables.map(async (table) => (await db.select().from(table)).map(asText).sort()));
}

function asText(row: object): string {
  return JSON.stringify(row);
}

/** Changes data, resets, and returns all rows. A row inserted after the reset gets the same id as before it. */
async function seedAgain(db: Database, reset: () => Promise<void>) {
  const letter = { kind: 'sms' as const, recipient: '1', subject: '', body: '', createdAt: now };
  const [sent] = await db.insert(outbox).values(letter).returning();
  await db.update(members).set({ nickname: 'Nobody' });
  await reset();
  const rows = await allRows(db);
  const [again] = await db.insert(outbox).values(letter).returning();
  expect(again?.id).toBe(sent?.id);
  return rows;
}

test('the seed is deterministic, and no bet in it exceeds the member’s balance', async () => {
  const plan = await seedPlan();
  expect(await seedPlan()).toEqual(plan);
  const balances = new Map<number, number>();
  for (const transaction of plan.transactions) {
    const { memberId } = transaction;
    const balance = (balances.get(memberId) ?? 0) + changeOf(transaction);
    expect(balance).toBeGreaterThanOrEqual(0);
    balances.set(memberId, balance);
  }
});

test('code and database have the same tables, and a reset restores every row, in both databases', async () => {
  const [empty, kept] = [await borrowPostgres(), await borrowPostgres({ currency: 'VND', now })];
  for (const place of [{}, { databaseUrl: empty.url }, { databaseUrl: kept.url }]) {
    const database = await prepareDatabase({ ...place, currency: 'VND', now });
    for (const table of allTables) {
      const [row] = await database.db.select().from(table).limit(1);
      if (row) expect(Object.keys(row)).toEqual(Object.keys(getTableColumns(table)));
    }
    const [settings] = await database.db.select().from(settingsTable);
    // The merchant’s midnight.
    expect(settings).toMatchObject({ currency: 'VND', seededAt: Date.UTC(2026, 4, 19, 17) });
    const first = await allRows(database.db);
    expect(await seedAgain(database.db, () => resetDatabase(database, 'VND', now))).toEqual(first);
    await database.close();
  }
  await expect(prepareDatabase({ databaseUrl: empty.url, currency: 'USD', now })).rejects.toThrow(/holds money in VND/);
  await Promise.all([empty.giveBack(), kept.giveBack()]);
});

test('a data folder keeps the database for one currency', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'brandgen-data-'));
  folders.push(parent);
  const dataFolder = join(parent, 'platform');
  const first = await prepareDatabase({ dataFolder, currency: 'PHP', now });
  await first.db.insert(outbox).values({ kind: 'sms', recipient: '1', subject: '', body: '', createdAt: now });
  await first.close();
  const second = await prepareDatabase({ dataFolder, currency: 'PHP', now });
  expect(await second.db.select().from(outbox)).toHaveLength(1);
  await second.close();
  await expect(prepareDatabase({ dataFolder, currency: 'USD', now })).rejects.toThrow(/holds money in PHP/);
});
