import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database.ts';
import { migrationConfig } from './migrations.ts';

/** Small write-ahead log segments: with the default size a snapshot is three times as large. */
const INIT_DB_START_PARAMS = ['--wal-segsize=1'];

export interface OpenPglite extends OpenDatabase {
  readonly client: PGlite;
}

/** Opens the embedded database in memory, from a snapshot, or in a folder. */
export async function openPglite(options: PGliteOptions = {}): Promise<OpenPglite> {
  const client = await PGlite.create({ initDbStartParams: INIT_DB_START_PARAMS, ...options });
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
