import { setTimeout } from 'node:timers/promises';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { ReleasedSite } from '#cli/release/targets/release-target.ts';
import { beginLife, recover } from './lives.ts';
import type { Queue } from './open-queue.ts';
import type { ReleaseJob } from './release-job.ts';
import { failJob, finishJob, refuseJob, type TakenJob, takeJob } from './take-job.ts';

/** Performs a prepared release. @param tries number of this attempt, from 1 @throws if another attempt may succeed */
export type Release = (tries: number) => Promise<readonly ReleasedSite[]>;

/** Builds a requested release. @throws if this machine cannot build it but another may */
export type Prepare = (job: ReleaseJob) => Promise<Release>;

export interface Work {
  readonly prepare: Prepare;
  /** Number of releases processed in parallel. */
  readonly lanes: number;
  /** Stops the worker after the releases in progress. */
  readonly stop: AbortSignal;
  /** Milliseconds between two polls of the queue. */
  readonly pause: number;
  /** Reports the result of each release. */
  readonly say: (text: string) => void;
}

/** Number of releases by result. */
export type WorkDone = Record<'released' | 'failed' | 'refused', number>;

/** Processes releases of a queue until it is stopped. @throws UsageError if the queue is lost */
export async function work(queue: Queue, { prepare, lanes, stop, pause, say }: Work): Promise<WorkDone> {
  const life = await beginLife(queue);
  const done: WorkDone = { released: 0, failed: 0, refused: 0 };
  const rest = () => setTimeout(pause, undefined, { signal: stop }).catch(() => undefined);
  const lane = async () => {
    while (!stop.aborted) {
      await recover(queue);
      const taken = await takeJob(queue, life.worker);
      const end = taken && (await finish(queue, taken, prepare));
      if (end) {
        done[end.kind] += 1;
        say(`${end.brand}: ${end.text}`);
      }
      // Leave a refused release to other workers for a while.
      if (!end || end.kind === 'refused') await rest();
    }
  };
  try {
    say(`Worker ${life.worker} takes releases from the queue.`);
    await Promise.race([Promise.all(Array.from({ length: lanes }, lane)), life.lost.then(lost)]);
  } finally {
    life.end();
  }
  return done;
}

interface End {
  readonly brand: string;
  readonly kind: keyof WorkDone;
  readonly text: string;
}

async function finish(queue: Queue, taken: TakenJob, prepare: Prepare): Promise<End> {
  const { job, tries } = taken;
  const { brand } = job;
  let release: Release;
  try {
    release = await prepare(job);
  } catch (error) {
    const reason = messageOf(error);
    await refuseJob(queue, taken, `Worker ${taken.worker} refused it: ${reason}`);
    return { brand, kind: 'refused', text: `refused. ${reason}` };
  }
  let sites: readonly ReleasedSite[];
  try {
    sites = await release(tries);
  } catch (error) {
    const reason = messageOf(error);
    await failJob(queue, taken, reason);
    return { brand, kind: 'failed', text: `try ${tries} failed. ${reason}` };
  }
  const isOwn = await finishJob(queue, taken, sites);
  return { brand, kind: 'released', text: isOwn ? `release ${sites[0]?.release ?? 0} is live.` : TAKEN_OVER };
}

const TAKEN_OVER = 'released, but another worker had taken it over meanwhile.';

function lost(): never {
  throw new UsageError('The connection to the queue was lost, so other workers take over. Start the worker again.');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
