import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database.ts';
import { migrationConfig } from './migrations.ts';

/** Small write-ahead log segments: with the default size a snapshot is three times as large. */
const INIT_DB_START_PARAMS = ['--wal-segsize=1'];

/** The seeded data takes 20 MB. By default PostgreSQL clears 128 MB of memory at every start. */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

// V8 would optimise the engine while it starts: two to four seconds of processor time, which a sandbox saves again after some
// forty resets. What lives that long says so by this variable.
if (!process.env['SANDBOX_LIVES_LONG']) setFlagsFromString('--liftoff-only');

export interface OpenPglite extends OpenDatabase {
  readonly client: PGlite;
}

/** Opens the embedded database in memory, from a snapshot, or in a folder. */
export async function openPglite(options: PGliteOptions = {}): Promise<OpenPglite> {
  const client = await PGlite.create({
    initDbStartParams: INIT_DB_START_PARAMS,
    startParams: START_PARAMS,
    ...options,
  });
  const db = drizzle(client);
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
      await client.listen(channel, receive);
    },
    close: () => client.close(),
  };
}
