import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { SetupError } from '../setup/setup-error.ts';
import type { Carried, OpenDatabase } from './database.ts';
import { keepListening } from './keep-listening.ts';
import { migrationConfig, RECORD_SCHEMA } from './migrations.ts';

/** Connects to PostgreSQL. @throws SetupError for an invalid URL, or when no server answers */
export async function openPostgres(url: string, carried: Carried = {}): Promise<OpenDatabase> {
  const connection = { connectionString: checkedUrl(url), connectionTimeoutMillis: 5000 };
  const pool = new Pool({ ...connection, max: 5 });
  const ends = new Set<() => Promise<void>>();
  // The pool replaces idle connections that die, but without a listener the error would end the process.
  pool.on('error', () => undefined);
  // So would that of one that dies in a transaction, between two statements.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new SetupError(
      `The database at ${withoutPassword(url)} did not answer: ${reason(cause)}.`,
      'Start PostgreSQL, or correct --database-url, or leave it out to use the embedded database.',
    );
  }
  const db = drizzle(pool, { schema: carried });
  return {
    kind: 'postgres',
    db,
    createTables: async () => {
      const { migrate } = await import('drizzle-orm/node-postgres/migrator');
      // A leftover record would stop the migrations from running again.
      await pool.query(`drop schema if exists ${RECORD_SCHEMA} cascade`);
      await migrate(db, migrationConfig());
    },
    run: async (sql) => {
      await pool.query(sql);
    },
    listen: async (channel, receive, onGap) => {
      const end = await keepListening(connection, { channel, receive, onGap });
      ends.add(end);
      return async () => {
        ends.delete(end);
        await end();
      };
    },
    close: async () => {
      await Promise.all([...[...ends].map((end) => end()), pool.end()]);
    },
  };
}

function checkedUrl(url: string): string {
  const protocol = URL.canParse(url) ? new URL(url) : undefined;
  if (protocol && /^postgres(ql)?:$/.test(protocol.protocol) && protocol.hostname && protocol.pathname.length > 1)
    return url;
  throw new SetupError(
    '--database-url is not a complete PostgreSQL URL.',
    'Write it as postgres://user:password@host:5432/database, with a database name.',
  );
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}

function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}
