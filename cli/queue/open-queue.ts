import type { Pool, PoolClient } from 'pg';
import type PgBoss from 'pg-boss';
import { type Guard, isListOf } from '#cli/json/guards.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { DEAD_LETTERS, MAKING, RELEASES, SCHEMA, TABLES } from './queue-tables.ts';

/** Statements of one database transaction. */
export interface Transaction {
  /** The same connection for pg-boss, so that changes to its tables are part of the transaction. */
  readonly db: PgBoss.Db;
  /** @throws if a row has an unexpected form */
  rows<Row>(isRow: Guard<Row>, sql: string, values?: readonly unknown[]): Promise<Row[]>;
  run(sql: string, values?: readonly unknown[]): Promise<void>;
}

/** A queue of releases in a database. */
export interface Queue {
  readonly boss: PgBoss;
  readonly pauses: Pauses;
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** A separate connection, for a lock that lasts as long as the process. */
  session(): Promise<PoolClient>;
  close(): Promise<void>;
}

/** Maximum time to wait for a worker whose machine no longer responds. A release takes seconds. */
const EXPIRES_SECONDS = 300;

/** Interval at which pg-boss looks for such releases. */
const LOOKS_EVERY_SECONDS = 30;

/** Number of retries after a failed release. */
export const RETRIES = 2;

/** Pauses in seconds. */
export interface Pauses {
  /** Pause before a retry. It doubles with each retry. */
  readonly afterFailure: number;
  /** Time for which a release is left to other workers after one has refused it. */
  readonly afterRefusal: number;
}

const PAUSES: Pauses = { afterFailure: 1, afterRefusal: 1 };

/** Connects to a queue and creates missing tables. @throws UsageError if the database does not answer */
export async function openQueue(address: string, pauses = PAUSES): Promise<Queue> {
  const { default: pg } = await import('pg');
  const { default: Boss } = await import('pg-boss');
  const pool = new pg.Pool({ connectionString: address, connectionTimeoutMillis: 5000, keepAlive: true });
  // The pool replaces broken connections, but without a listener the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const executeSql: PgBoss.Db['executeSql'] = (text, values) => pool.query(text, values);
  const boss = new Boss({
    db: { executeSql },
    schema: SCHEMA,
    schedule: false,
    maintenanceIntervalSeconds: LOOKS_EVERY_SECONDS,
  });
  boss.on('error', () => undefined);
  const transaction: Queue['transaction'] = (work) => inTransaction(pool, work);
  try {
    await transaction(async ({ run }) => {
      await run('select pg_advisory_xact_lock($1)', [MAKING]);
      await makeQueues(boss, pauses);
      await run(TABLES);
    });
  } catch (error) {
    await pool.end();
    if (error instanceof UsageError) throw error;
    throw new UsageError(`The queue cannot be opened: ${reasonOf(error)}.`);
  }
  return {
    boss,
    pauses,
    transaction,
    session: () => pool.connect(),
    async close() {
      await boss.stop({ graceful: false });
      await pool.end();
    },
  };
}

async function makeQueues(boss: PgBoss, { afterFailure }: Pauses): Promise<void> {
  await boss.start();
  await boss.createQueue(DEAD_LETTERS, { name: DEAD_LETTERS });
  const retries = { retryLimit: RETRIES, retryDelay: afterFailure, retryBackoff: afterFailure > 0 };
  const settings = { ...retries, name: RELEASES, expireInSeconds: EXPIRES_SECONDS, deadLetter: DEAD_LETTERS };
  await boss.createQueue(RELEASES, settings);
  await boss.updateQueue(RELEASES, settings);
}

async function inTransaction<Result>(pool: Pool, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(lostTo);
  // A text with several statements accepts no list of values, not even an empty one.
  const ask = (sql: string, values: readonly unknown[] = []) =>
    client.query(sql, values.length > 0 ? [...values] : undefined).catch(lostTo);
  try {
    await ask('begin');
    const result = await work({
      db: { executeSql: (text, values) => ask(text, values) },
      async rows(isRow, sql, values) {
        const rows: unknown = (await ask(sql, values)).rows;
        if (!isListOf(isRow)(rows)) throw new Error('A table of the queue does not hold what it should.');
        return rows;
      },
      async run(sql, values) {
        await ask(sql, values);
      },
    });
    await ask('commit');
    client.release();
    return result;
  } catch (error) {
    // Closing a connection rolls back its transaction, whatever its state.
    client.release(true);
    throw error;
  }
}

/** Error classes of a database that shuts down, is full or loses a connection. Other errors would be bugs. */
const PASSING = /^(08|53|57)/;

/** @throws UsageError if the database is unavailable */
function lostTo(error: unknown): never {
  const code = error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : '08';
  if (!PASSING.test(code)) throw error;
  throw new UsageError(
    `The database of the queue does not answer: ${reasonOf(error)}. Run the command again: what the queue has goes on.`,
  );
}

/** The message of a database error, without its address. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  return (error.message || ('code' in error ? String(error.code) : error.name)).replace(/\.$/, '');
}
