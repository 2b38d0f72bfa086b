import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { beginLife } from '#cli/queue/lives.ts';
import { openQueue, type Queue } from '#cli/queue/open-queue.ts';
import type { ReleaseJob } from '#cli/queue/release-job.ts';
import { sendJobs } from '#cli/queue/send-jobs.ts';
import { takeJob } from '#cli/queue/take-job.ts';
import { type EndedJob, type WaitRequest, waitForJobs } from '#cli/queue/wait-for-jobs.ts';
import { type Prepare, work } from '#cli/queue/work.ts';
import { type BorrowedDatabase, borrowPostgres } from '#sandbox/testing/postgres-pool.ts';

let database: BorrowedDatabase;
let queue: Queue;
beforeAll(async () => {
  database = await borrowPostgres();
  queue = await openQueue(database.url, { afterFailure: 0, afterRefusal: 0 });
});
afterAll(async () => {
  await queue.close();
  await database.giveBack();
});

/** A look at the queue costs a millisecond here. */
const PAUSE = 10;

const SILENT: WaitRequest = { pause: PAUSE, onEnd: () => undefined, onTrouble: () => undefined };

const jobOf = (brand: string, digest = 'one'): ReleaseJob => ({
  brand,
  digest,
  target: 'live',
  place: 'store',
  commit: '',
});
const released = (brand: string, release = 1) => [{ site: brand, brand, release, isNew: true }];

/** Lets workers empty the queue until `task` is done. */
async function withWorkers<Result>(prepares: readonly Prepare[], task: () => Promise<Result>, lanes = 1) {
  const stopping = new AbortController();
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const workers = prepares.map((prepare) => work(queue, { prepare, lanes, stop: stopping.signal, pause: PAUSE, say }));
  const early = Promise.all(workers).then(() => {
    throw new Error('The workers ended before the task.');
  });
  try {
    const result = await Promise.race([task(), early]);
    stopping.abort();
    return { result, said, done: await Promise.all(workers) };
  } finally {
    stopping.abort();
  }
}

async function releaseAll(jobs: readonly ReleaseJob[], troubles: string[] = []): Promise<EndedJob[]> {
  const sent = await sendJobs(queue, jobs);
  return waitForJobs(queue, sent, { ...SILENT, onTrouble: (text) => troubles.push(text) });
}

describe('a queue of releases', () => {
  it('divides brands among workers, and tells what each has released', async () => {
    const jobs = ['a', 'b', 'c', 'd', 'e', 'f'].map((brand) => jobOf(brand));
    const prepare: Prepare =
      async ({ brand }) =>
      async () => {
        await setTimeout(PAUSE);
        return released(brand, 7);
      };
    const { result, done } = await withWorkers([prepare, prepare], () => releaseAll(jobs));
    expect(result).toEqual(jobs.map(({ brand }) => ({ brand, tries: 1, problem: '', sites: released(brand, 7) })));
    expect(done.map((one) => one.released).reduce((sum, count) => sum + count)).toBe(6);
    expect(done.every((one) => one.released > 0)).toBe(true);
  });

  it('has one release of a brand at a time, in the order in which they were asked for', async () => {
    const seen: string[] = [];
    const later: ReadonlyMap<string, string>[] = [];
    const first = await sendJobs(queue, [jobOf('turns', 'one')]);
    const prepare: Prepare =
      async ({ brand, digest }) =>
      async () => {
        seen.push(`${digest} begins`);
        if (seen.length === 1) {
          later.push(await sendJobs(queue, [jobOf('turns', 'two')]));
          // Asked for again, but after another one, it is a release of its own.
          later.push(await sendJobs(queue, [jobOf('turns', 'one')]));
        }
        await setTimeout(PAUSE);
        seen.push(`${digest} ends`);
        return released(brand);
      };
    const waitForEach = async () => {
      await waitForJobs(queue, first, SILENT);
      for (const sent of later) await waitForJobs(queue, sent, SILENT);
    };
    await withWorkers([prepare, prepare], waitForEach, 3);
    expect(seen).toEqual(['one', 'two', 'one'].flatMap((digest) => [`${digest} begins`, `${digest} ends`]));
  });

  it('takes what is asked for twice once', async () => {
    const prepared: string[] = [];
    const prepare: Prepare = async ({ brand }) => {
      prepared.push(brand);
      return async () => released(brand);
    };
    const [first, second] = await Promise.all([sendJobs(queue, [jobOf('same')]), sendJobs(queue, [jobOf('same')])]);
    expect(first).toEqual(second);
    await withWorkers([prepare], () => waitForJobs(queue, first, SILENT));
    expect(prepared).toEqual(['same']);
  });

  it('gives the release of a worker that has ended to another one at once', async () => {
    const life = await beginLife(queue);
    const sent = await sendJobs(queue, [jobOf('killed')]);
    const taken = await takeJob(queue, life.worker);
    life.end();
    expect(taken).toMatchObject({ job: jobOf('killed'), tries: 1 });
    const troubles: string[] = [];
    const prepare: Prepare =
      async ({ brand }) =>
      async () =>
        released(brand);
    const wait = { pause: PAUSE, onEnd: () => undefined, onTrouble: (text: string) => troubles.push(text) };
    const { result } = await withWorkers([prepare], () => waitForJobs(queue, sent, wait));
    expect(result).toMatchObject([{ brand: 'killed', tries: 2, sites: released('killed') }]);
  });

  it('gives up after the third try, and lets the next release of the brand have its turn', async () => {
    const troubles: string[] = [];
    const fails: Prepare =
      async ({ digest, brand }) =>
      async (tries) => {
        if (digest === 'two') return released(brand);
        if (tries === 2)
          await expect.poll(() => troubles).toEqual(['dead: The store refused try 1. It is tried again.']);
        throw new Error(`The store refused try ${tries}.`);
      };
    const sent = await sendJobs(queue, [jobOf('dead')]);
    const next = await sendJobs(queue, [jobOf('dead', 'two')]);
    const wait = { ...SILENT, onTrouble: (text: string) => troubles.push(text) };
    const { result, done } = await withWorkers([fails], async () => [
      ...(await waitForJobs(queue, sent, wait)),
      ...(await waitForJobs(queue, next, SILENT)),
    ]);
    expect(result).toEqual([
      { brand: 'dead', tries: 3, sites: undefined, problem: 'The store refused try 3.' },
      { brand: 'dead', tries: 1, sites: released('dead'), problem: '' },
    ]);
    expect(done).toEqual([{ released: 1, failed: 3, refused: 0 }]);
  });

  it('leaves what one worker cannot build to another, which has all of its tries', async () => {
    let refusals = 0;
    const refuses: Prepare = async () => {
      refusals += 1;
      throw new Error('It builds another one.');
    };
    const other = await beginLife(queue);
    onTestFinished(other.end);
    const { result } = await withWorkers([refuses], async () => {
      const sent = releaseAll([jobOf('fit')]);
      await expect.poll(() => refusals).toBeGreaterThan(0);
      const fits: Prepare =
        async ({ brand }) =>
        async () =>
          released(brand);
      const { result: ended } = await withWorkers([fits], () => sent);
      return ended;
    });
    expect(result).toEqual([{ brand: 'fit', tries: 1, sites: released('fit'), problem: '' }]);
  });

  it('gives up what every worker refuses, with what they say', async () => {
    const refuses: Prepare = async () => {
      throw new Error('It builds another one.');
    };
    const { result } = await withWorkers([refuses], () => releaseAll([jobOf('unfit')]));
    expect(result).toEqual([
      {
        brand: 'unfit',
        tries: 0,
        sites: undefined,
        problem: expect.stringMatching(/^Worker \d+ refused it: It builds another one\.$/),
      },
    ]);
  });

  it('finishes what is in hand when it is stopped, and takes nothing more', async () => {
    const stopping = new AbortController();
    const sent = await sendJobs(
      queue,
      ['last', 'later'].map((brand) => jobOf(brand)),
    );
    const prepare: Prepare =
      async ({ brand }) =>
      async () => {
        stopping.abort();
        return released(brand);
      };
    const done = await work(queue, { prepare, lanes: 1, stop: stopping.signal, pause: PAUSE, say: () => undefined });
    expect(done).toEqual({ released: 1, failed: 0, refused: 0 });
    const { result } = await withWorkers(
      [
        async ({ brand }) =>
          async () =>
            released(brand),
      ],
      () => waitForJobs(queue, sent, SILENT),
    );
    expect(result).toMatchObject([{ brand: 'last' }, { brand: 'later', tries: 1 }]);
  });

  it('says that no worker takes its releases', async () => {
    const troubles: string[] = [];
    const prepare: Prepare =
      async ({ brand }) =>
      async () =>
        released(brand);
    const ended = releaseAll([jobOf('alone')], troubles);
    await expect.poll(() => troubles).toEqual([expect.stringContaining('No worker takes releases')]);
    expect((await withWorkers([prepare], () => ended)).result).toMatchObject([{ brand: 'alone', tries: 1 }]);
  });

  it('says so when there is no database', async () => {
    const address = new URL(database.url);
    address.pathname = '/missing';
    await expect(openQueue(address.href)).rejects.toThrow(
      'The queue cannot be opened: database "missing" does not exist.',
    );
    address.port = '1';
    await expect(openQueue(address.href)).rejects.toThrow(
      'The database of the queue does not answer: connect ECONNREFUSED',
    );
  });
});
