import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Queries of either database; also what a transaction hands to its callback. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /** Creates the tables in a database that has none. */
  createTables(): Promise<void>;
  /** Runs statements without parameters, one after another. */
  run(sql: string): Promise<void>;
  /** Hears what commits say on a channel, in their order. */
  listen(channel: string, hear: (note: string) => void): Promise<void>;
  close(): Promise<void>;
}
