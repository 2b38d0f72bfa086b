import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either database, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /** Creates the tables in an empty database. */
  createTables(): Promise<void>;
  /** Runs statements without parameters, in sequence. */
  run(sql: string): Promise<void>;
  /**
   * Receives the notices of commits on a channel, in order.
   * @param onGap called when notices may have been missed, as the connection was lost and there is another
   */
  listen(channel: string, receive: (notice: string) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}
