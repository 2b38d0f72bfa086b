import { hasShape, isNumber, isText } from '#cli/json/guards.ts';
import { livingWorkers } from './lives.ts';
import type { Queue, Transaction } from './open-queue.ts';
import { RELEASES, SCHEMA } from './queue-tables.ts';
import { isReleaseJob, type ReleaseJob } from './release-job.ts';
import { giveUp, isLine, putBack, readDeadLetters, startNext } from './turns.ts';

/** A release that a worker is processing. */
export interface TakenJob {
  readonly id: string;
  readonly worker: number;
  /** Counted from 1. */
  readonly tries: number;
  readonly job: ReleaseJob;
}

const isTaken = hasShape({ job: isReleaseJob, tries: isNumber });
const isRow = hasShape({ id: isText });

/** Takes the release that has waited longest; undefined if none waits. */
export async function takeJob({ boss, transaction }: Queue, worker: number): Promise<TakenJob | undefined> {
  return transaction(async (open) => {
    const [fetched] = await boss.fetch(RELEASES, { db: open.db });
    if (!fetched) return undefined;
    const { id } = fetched;
    const [row] = await open.rows(
      isTaken,
      `update ${SCHEMA}.release set state = 'running', worker = $2, tries = tries + 1, taken = coalesce(taken, now())
      where id = $1 returning job, tries`,
      [id, worker],
    );
    return row && { id, worker, ...row };
  });
}

/** @returns false if another worker has taken it over */
export async function finishJob(
  { boss, transaction }: Queue,
  taken: TakenJob,
  sites: readonly object[],
): Promise<boolean> {
  return transaction(async (open) => {
    if (!(await isOwn(open, taken))) return false;
    const [line] = await open.rows(
      isLine,
      `update ${SCHEMA}.release set state = 'done', sites = $2, problem = null, ended = now() where id = $1 returning place, brand`,
      [taken.id, JSON.stringify(sites)],
    );
    await boss.complete(RELEASES, taken.id, { sites }, { db: open.db });
    if (line) await startNext(boss, open, line);
    return true;
  });
}

/** Records a failed attempt. The release is tried again after a pause, or given up. */
export async function failJob({ boss, transaction }: Queue, taken: TakenJob, problem: string): Promise<void> {
  await transaction(async (open) => {
    if (!(await isOwn(open, taken))) return;
    await open.run(`update ${SCHEMA}.release set state = 'queued', problem = $2 where id = $1`, [taken.id, problem]);
    await boss.fail(RELEASES, taken.id, { message: problem }, { db: open.db });
    await readDeadLetters(boss, open);
  });
}

const isRefused = hasShape({ refusals: (value): value is Record<string, unknown> => typeof value === 'object' });

/**
 * Leaves a release to other workers without counting an attempt. When all living workers have refused it, it is given
 * up.
 */
export async function refuseJob({ boss, transaction, pauses }: Queue, taken: TakenJob, reason: string): Promise<void> {
  await transaction(async (open) => {
    if (!(await isOwn(open, taken))) return;
    const [row] = await open.rows(
      isRefused,
      `update ${SCHEMA}.release set refusals = refusals || jsonb_build_object($2::int, $3::text), problem = $3 where id = $1 returning refusals`,
      [taken.id, taken.worker, reason],
    );
    const refused = Object.keys(row?.refusals ?? {}).map(Number);
    const isLast = (await livingWorkers(open)).every((worker) => refused.includes(worker));
    await putBack(boss, open, taken.id, { counts: false, after: pauses.afterRefusal });
    if (isLast) await giveUp(boss, open, taken.id);
  });
}

/** Locks the row of a release. False if this worker no longer has it. */
async function isOwn({ rows }: Transaction, { id, worker, tries }: TakenJob): Promise<boolean> {
  const sql = `select id from ${SCHEMA}.release where id = $1 and worker = $2 and tries = $3 and state = 'running' for update`;
  return (await rows(isRow, sql, [id, worker, tries])).length > 0;
}
