import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { packageRoot } from '../package-root.ts';
import { KEEP_ROWS_SQL } from './pristine.ts';

/** Drizzle's own record of the migrations that a database has had stands beside the tables, in a schema of its own. */
export const RECORD_SCHEMA = 'sandbox_migrations';

/** Where `drizzle-kit generate` writes the migrations, as Drizzle's migrators take it. */
export function migrationConfig() {
  return {
    migrationsFolder: join(packageRoot(), 'sandbox', 'database', 'migrations'),
    migrationsSchema: RECORD_SCHEMA,
  };
}

/** Changes with every change of the tables. */
export function tablesVersion(): string {
  const hash = createHash('sha256');
  for (const migration of readMigrationFiles(migrationConfig())) hash.update(migration.hash);
  return hash.update(KEEP_ROWS_SQL).digest('hex').slice(0, 16);
}
