import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { packageRoot } from '../package-root.ts';
import { KEEP_ROWS_SQL } from './pristine.ts';

/** Schema in which Drizzle records the migrations that were applied, apart from the tables. */
export const RECORD_SCHEMA = 'sandbox_migrations';

/** Settings for Drizzle's migrators: the folder that `drizzle-kit generate` writes to. */
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
