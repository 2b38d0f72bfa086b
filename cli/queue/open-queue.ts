import type { Pool, PoolClient } from 'pg';
import type PgBoss from 'pg-boss';
import { type Guard, isListOf } from '#cli/json/guards.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { DEAD_LETTERS, MAKING, RELEASES, SCHEMA, TABLES } from './queue-tables.ts';

/** Statements that take effect together, or not at all. */
export interface Transaction {
  /** The same connection for pg-boss, so that its tables change in this transaction too. */
  readonly db: PgBoss.Db;
  /** @throws when a row is not as expected */
  rows<Row>(isRow: Guard<Row>, sql: string, values?: readonly unknown[]): Promise<Row[]>;
  run(sql: string, values?: readonly unknown[]): Promise<void>;
}

/** A queue of releases in a database. */
export interface Queue {
  readonly boss: PgBoss;
  readonly pauses: Pauses;
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** A connection of its own, for a lock that lasts as long as the process. */
  session(): Promise<PoolClient>;
  close(): Promise<void>;
}

/** A release takes seconds. A worker whose machine says nothing any more is not waited for longer than this. */
const EXPIRES_SECONDS = 300;

/** How often pg-boss looks for such releases. */
const LOOKS_EVERY_SECONDS = 30;

/** How often a release that failed is tried again. */
export const RETRIES = 2;

/** Pauses in seconds. */
export interface Pauses {
  /** Pause before a release is tried again. It doubles with each try. */
  readonly afterFailure: number;
  /** Time in which a release that one worker refused is left to others. */
  readonly afterRefusal: number;
}

const PAUSES: Pauses = { afterFailure: 1, afterRefusal: 1 };

/** Connects to a queue, and makes its tables where they are missing. @throws UsageError when the database does not answer */
export async function openQueue(address: string, pauses = PAUSES): Promise<Queue> {
  const { default: pg } = await import('pg');
  const { default: Boss } = await import('pg-boss');
  const pool = new pg.Pool({ connectionString: address, connectionTimeoutMillis: 5000, keepAlive: true });
  // The pool replaces connections that die, but without a listener the error would end the process.
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
  // Several statements in one text take no list of values, not even an empty one.
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
    // A connection that is closed has given up its transaction, whatever state it was in.
    client.release(true);
    throw error;
  }
}

/** Classes of what a database says when it ends, has no room or loses a connection. Other errors would be bugs. */
const PASSING = /^(08|53|57)/;

/** @throws UsageError for a database that does not answer */
function lostTo(error: unknown): never {
  const code = error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : '08';
  if (!PASSING.test(code)) throw error;
  throw new UsageError(
    `The database of the queue does not answer: ${reasonOf(error)}. Run the command again: what the queue has goes on.`,
  );
}

/** A database's error message, without its address. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  return (error.message || ('code' in error ? String(error.code) : error.name)).replace(/\.$/, '');
}
