import { hasShape, isNumber, isText } from '#cli/json/guards.ts';
import { type Queue, RETRIES, type Transaction } from './open-queue.ts';
import { DEAD_LETTERS, RELEASES, SCHEMA } from './queue-tables.ts';

/** The releases of one brand in one place. They take turns. */
export interface Line {
  readonly place: string;
  readonly brand: string;
}

export const isLine = hasShape<Line>({ place: isText, brand: isText });
const isNamed = hasShape({ id: isText });
const isTried = hasShape({ tries: isNumber });

/** Waits until no other transaction changes this line, and locks it. */
export async function holdLine({ run }: Transaction, { place, brand }: Line): Promise<void> {
  await run('select pg_advisory_xact_lock(hashtext($1), hashtext($2))', [place, brand]);
}

/** Queues the next release of a line, unless one of them is queued or running. */
export async function startNext(boss: Queue['boss'], transaction: Transaction, line: Line): Promise<void> {
  await holdLine(transaction, line);
  const [next] = await transaction.rows(
    isNamed,
    `update ${SCHEMA}.release set state = 'queued' where id = (
      select id from ${SCHEMA}.release waiting where place = $1 and brand = $2 and state = 'waiting' and not exists (
        select from ${SCHEMA}.release other
        where other.place = waiting.place and other.brand = waiting.brand and other.state in ('queued', 'running')
      ) order by number limit 1
    ) returning id`,
    [line.place, line.brand],
  );
  if (next) await boss.send(RELEASES, { release: next.id }, { id: next.id, db: transaction.db });
}

export interface PutBack {
  /** Whether it counts as an attempt. */
  readonly counts: boolean;
  /** Seconds until it may be taken again. */
  readonly after: number;
}

/** Gives a release to another worker with its remaining attempts, or gives it up after the last. */
export async function putBack(
  boss: Queue['boss'],
  transaction: Transaction,
  id: string,
  { counts, after }: PutBack,
): Promise<void> {
  const [row] = await transaction.rows(
    isTried,
    `update ${SCHEMA}.release set state = 'queued', worker = null, tries = tries - $2 where id = $1 returning tries`,
    [id, counts ? 0 : 1],
  );
  const left = RETRIES - (row?.tries ?? 0);
  if (left < 0) return giveUp(boss, transaction, id);
  const { db } = transaction;
  await boss.deleteJob(RELEASES, id, { db });
  await boss.send(RELEASES, { release: id }, { id, db, retryLimit: left, startAfter: after });
}

export async function giveUp(boss: Queue['boss'], transaction: Transaction, id: string): Promise<void> {
  const { db } = transaction;
  await boss.deleteJob(RELEASES, id, { db });
  await boss.send(DEAD_LETTERS, { release: id }, { db });
  await readDeadLetters(boss, transaction);
}

/** Dead letters read at a time. */
const MOST_LETTERS = 100;

/** Marks releases that were given up, and starts the next release of each line. */
export async function readDeadLetters(boss: Queue['boss'], transaction: Transaction): Promise<void> {
  const { db } = transaction;
  // A letter written by this transaction starts at the transaction's beginning, which pg-boss regards as in the future.
  const options = { db, batchSize: MOST_LETTERS, ignoreStartAfter: true };
  const letters = await boss.fetch<{ release: string }>(DEAD_LETTERS, options);
  if (letters.length === 0) return;
  const lines = await transaction.rows(
    isLine,
    `update ${SCHEMA}.release set state = 'failed', ended = now(),
      problem = case when state = 'running' then $2 else coalesce(problem, $2) end
    where id = any($1) and state in ('queued', 'running') returning place, brand`,
    [letters.map(({ data }) => data.release), UNHEARD],
  );
  await boss.complete(
    DEAD_LETTERS,
    letters.map(({ id }) => id),
    { db },
  );
  for (const line of lines) await startNext(boss, transaction, line);
}

const UNHEARD = 'No worker that took it has finished it in time.';
