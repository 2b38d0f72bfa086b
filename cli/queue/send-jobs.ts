import { hasShape, isBoolean, isText } from '#cli/json/guards.ts';
import type { Queue, Transaction } from './open-queue.ts';
import { SCHEMA } from './queue-tables.ts';
import type { ReleaseJob } from './release-job.ts';
import { holdLine, startNext } from './turns.ts';

const isNewest = hasShape({ id: isText, same: isBoolean });
const isNamed = hasShape({ id: isText });

/**
 * Requests releases. A release that is already queued, with no later one of its brand, is not requested again. @returns
 * ids in the queue, by brand
 */
export async function sendJobs(queue: Queue, jobs: readonly ReleaseJob[]): Promise<ReadonlyMap<string, string>> {
  const sent = new Map<string, string>();
  for (const job of jobs) sent.set(job.brand, await queue.transaction((open) => send(queue.boss, open, job)));
  return sent;
}

async function send(boss: Queue['boss'], transaction: Transaction, job: ReleaseJob): Promise<string> {
  const { place, brand, digest } = job;
  await holdLine(transaction, { place, brand });
  const [newest] = await transaction.rows(
    isNewest,
    `select id, digest = $3 as same from ${SCHEMA}.release
    where place = $1 and brand = $2 and state in ('waiting', 'queued', 'running') order by number desc limit 1`,
    [place, brand, digest],
  );
  if (newest?.same) return newest.id;
  const [row] = await transaction.rows(
    isNamed,
    `insert into ${SCHEMA}.release (place, brand, number, digest, job, state)
    select $1, $2, coalesce(max(number), 0) + 1, $3, $4, 'waiting' from ${SCHEMA}.release where place = $1 and brand = $2
    returning id`,
    [place, brand, digest, JSON.stringify(job)],
  );
  if (!row) throw new Error('The queue did not take a release.');
  await startNext(boss, transaction, { place, brand });
  return row.id;
}
