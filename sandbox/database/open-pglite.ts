import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Carried, OpenDatabase } from './database.ts';
import { migrationConfig } from './migrations.ts';

/** Small write-ahead log segments: with the default size a snapshot is three times as large. */
const INIT_DB_START_PARAMS = ['--wal-segsize=1'];

/** The seeded data takes 20 MB. By default PostgreSQL clears 128 MB of memory at every start. */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

// V8 would optimise the engine while it starts, for one to four seconds of processor time. A sandbox saves as much again after
// more than a hundred resets, so only what lives longer says so: hundreds of schedules.
if (!process.env['SANDBOX_LIVES_LONG']) setFlagsFromString('--liftoff-only');

export interface OpenPglite extends OpenDatabase {
  readonly client: PGlite;
}

/** Opens the embedded database in memory, from a snapshot, or in a folder. */
export async function openPglite(options: PGliteOptions = {}, carried: Carried = {}): Promise<OpenPglite> {
  const client = await PGlite.create({
    initDbStartParams: INIT_DB_START_PARAMS,
    startParams: START_PARAMS,
    ...options,
  });
  const db = drizzle(client, { schema: carried });
  return {
    kind: 'pglite',
    client,
    db,
    createTables: async () => {
      const { migrate } = await import('drizzle-orm/pglite/migrator');
      await migrate(db, migrationConfig());
    },
    run: async (sql) => {
      await client.exec(sql);
    },
    listen: async (channel, receive) => {
      const end = await client.listen(channel, receive);
      return () => end();
    },
    close: () => client.close(),
  };
}
