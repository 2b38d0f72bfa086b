import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** PostgreSQL takes at most 65,535 parameters in one statement. */
export async function insertInParts<Table extends PgTable>(db: Database, table: Table, rows: Table['$inferInsert'][]) {
  const size = 1000;
  for (let start = 0; start < rows.length; start += size)
    await db.insert(table).values(rows.slice(start, start + size));
}
