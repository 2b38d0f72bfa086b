import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '../database/database.ts';
import { tablesVersion } from '../database/migrations.ts';
import { openPglite } from '../database/open-pglite.ts';
import { hasKeptRows, keepRows, restoreRows } from '../database/pristine.ts';
import { settings } from '../database/settings-tables.ts';
import { SetupError } from '../setup/setup-error.ts';
import { adaptSeed, isAdapted } from './adapt-seed.ts';
import { allDomains } from './all-domains.ts';
import { loadSnapshot } from './snapshot-file.ts';
import { writeSeed } from './write-seed.ts';

export interface DatabaseOptions {
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /** Folder of the embedded database; without it nothing outlives the process. */
  dataFolder?: string;
  currency: string;
  now: number;
}

/** Opens the database, and seeds it for the currency when it is new. */
export async function prepareDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) return preparePostgres(options, options.databaseUrl);
  if (options.dataFolder !== undefined && existsSync(join(options.dataFolder, 'PG_VERSION'))) {
    const database = await openPglite(
      { dataDir: options.dataFolder, relaxedDurability: true },
      { hooks: allDomains() },
    );
    return checked(database, options);
  }
  const loadDataDir = await loadSnapshot(options.now);
  const storage = options.dataFolder === undefined ? {} : { dataDir: options.dataFolder, relaxedDurability: true };
  const database = await openPglite({ ...storage, loadDataDir }, { hooks: allDomains() });
  await adaptSeed(database.db, options.currency, options.now);
  await keepRows(database);
  return database;
}

/** Makes every row what it was after the first seed, with its history up to the day of `now`. */
export async function resetDatabase(database: OpenDatabase, currency: string, now: number): Promise<void> {
  if (database.kind === 'pglite' || (await hasKeptRows(database))) {
    await restoreRows(database);
    // The rows were adapted before they were kept.
    if (!(await isAdapted(database.db, currency, now))) await adaptSeed(database.db, currency, now);
    return;
  }
  await database.run('drop schema sandbox cascade');
  await seedEmpty(database, currency, now);
}

async function seedEmpty({ createTables, db }: OpenDatabase, currency: string, now: number): Promise<void> {
  await createTables();
  await writeSeed(db, now);
  await adaptSeed(db, currency, now);
}

async function preparePostgres(options: DatabaseOptions, url: string): Promise<OpenDatabase> {
  const { openPostgres } = await import('../database/open-postgres.ts');
  const database = await openPostgres(url, { hooks: allDomains() });
  if (await hasSandbox(database)) return checked(database, options);
  await seedEmpty(database, options.currency, options.now).catch(async (cause: unknown) => {
    await database.close();
    throw new SetupError(
      `Could not create the sandbox's tables in the database of --database-url: ${String(cause)}.`,
      'Allow its user to create schemas, and use a database without another schema named sandbox.',
    );
  });
  return database;
}

async function hasSandbox({ run }: OpenDatabase): Promise<boolean> {
  return run('select 1 from sandbox.settings').then(
    () => true,
    () => false,
  );
}

/** @throws SetupError for a database of another version or currency */
async function checked(database: OpenDatabase, options: DatabaseOptions): Promise<OpenDatabase> {
  const [row] = await database.db.select().from(settings);
  if (row?.version === tablesVersion() && row.currency === options.currency) return database;
  await database.close();
  const subject =
    options.databaseUrl === undefined ? `The folder ${options.dataFolder}` : 'The database of --database-url';
  const reason =
    row?.version === tablesVersion()
      ? `holds money in ${row.currency}, but the brand's currency is ${options.currency}.`
      : 'was prepared by another version of the sandbox.';
  const fix =
    options.databaseUrl === undefined
      ? 'Delete the folder or name another one with --data.'
      : 'Name another database, or run `drop schema sandbox cascade` in this one.';
  throw new SetupError(`${subject} ${reason}`, fix);
}
