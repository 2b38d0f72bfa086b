import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Passed from a database to each transaction in it, in place of the tables that drizzle could look up there. The
 * hooks of the domains are in it, since money is posted in whatever transaction its caller has.
 */
export type Carried = Record<string, unknown>;

/** Either database, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT, Carried>;

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
   * @returns ends it, as closing the database does
   */
  listen(channel: string, receive: (notice: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
