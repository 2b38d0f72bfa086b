import type { PoolClient } from 'pg';
import { hasShape, isNumber, isText } from '#cli/json/guards.ts';
import type { Queue, Transaction } from './open-queue.ts';
import { LIFE, SCHEMA } from './queue-tables.ts';
import { putBack, readDeadLetters } from './turns.ts';

/** A living worker. It holds an advisory lock, which PostgreSQL releases when the connection ends. */
export interface Life {
  readonly worker: number;
  /** Resolves when the connection is lost. Other workers then take over its release. */
  readonly lost: Promise<void>;
  end(): void;
}

const isWorker = hasShape({ worker: isNumber });
const isNamed = hasShape({ id: isText });

export async function beginLife(queue: Queue): Promise<Life> {
  const session = await queue.session();
  const lost = new Promise<void>((resolve) => session.once('end', resolve));
  const worker = await lockNumber(session);
  return { worker, lost, end: () => session.release(true) };
}

async function lockNumber(session: PoolClient): Promise<number> {
  const answer = await session.query(`select nextval('${SCHEMA}.worker')::int as worker`);
  const row: unknown = answer.rows[0];
  if (!isWorker(row)) throw new Error('The queue has no number for this worker.');
  await session.query('select pg_advisory_lock($1, $2)', [LIFE, row.worker]);
  return row.worker;
}

/** Numbers of living workers. */
const LIVING = `select objid::int as worker from pg_locks where locktype = 'advisory' and classid = ${LIFE} and objsubid = 2
  and granted and database = (select oid from pg_database where datname = current_database())`;

export async function livingWorkers({ rows }: Pick<Transaction, 'rows'>): Promise<number[]> {
  return (await rows(isWorker, LIVING)).map(({ worker }) => worker);
}

/** Puts back the releases of ended workers and reads the dead letters. Any process of the queue may do so. */
export async function recover(queue: Queue): Promise<void> {
  const ended = await queue.transaction(async (transaction) => {
    await readDeadLetters(queue.boss, transaction);
    const running = `select distinct worker from ${SCHEMA}.release where state = 'running'`;
    return transaction.rows(isWorker, `${running} and worker not in (${LIVING})`);
  });
  for (const { worker } of ended) await queue.transaction((open) => takeOver(queue.boss, open, worker));
}

async function takeOver(boss: Queue['boss'], transaction: Transaction, worker: number): Promise<void> {
  const left = await transaction.rows(
    isNamed,
    `update ${SCHEMA}.release set problem = 'Worker ' || worker || ' ended while it worked on this.'
    where state = 'running' and worker = $1 and pg_try_advisory_xact_lock($2, worker) returning id`,
    [worker, LIFE],
  );
  for (const { id } of left) await putBack(boss, transaction, id, { counts: true, after: 0 });
}
