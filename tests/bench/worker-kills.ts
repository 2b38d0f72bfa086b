import { type QueueFleet, startQueueFleet } from './queue-fleet.ts';

/** Cost to a release of a worker that is killed. */
export interface WorkerKills {
  /** Milliseconds of a job that nothing interrupts, the median. */
  readonly usual: number;
  /** Times from the first try to the end of all jobs of a round, in times of a job: one for each worker that was killed amid its own. */
  readonly ratios: readonly number[];
  readonly faults: readonly string[];
}

/** Figures that the bench prints. */
export interface WorkerFigures {
  workersKilled: number;
  /** Seconds of a release that nothing interrupts. */
  jobSeconds: number;
  /** The longest time from the first try to the end of all jobs, in times of a job. */
  killedWorkerRatio: number;
  workerFaults: number;
}

/** Kills that the bench makes: `npm run test:queue` makes more. */
const KILLS = 5;

/** Rounds without a kill, whose jobs say how long one takes. */
const CALM = 5;

/** Lets three workers release three brands this many times, and kills one of them amid each. @param say takes a line for each kill */
export async function killWorkers(kills: number, say: (line: string) => void): Promise<WorkerKills> {
  const fleet = await startQueueFleet(3);
  const faults: string[] = [];
  try {
    // The first round makes the caches.
    await fleet.round();
    const usual = await usualTime(fleet, faults);
    say(`A job takes ${(usual / 1000).toFixed(1)} s, the median of ${3 * CALM}`);
    const ratios: number[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      // Kills are spread over the job, from its first moment to its last.
      const moment = usual * ((kill - 0.5) / kills);
      const round = await killOne(fleet, usual, moment);
      const after = `kill ${kill} after ${Math.round(moment)} ms`;
      say(`${after}: ${round.said}`);
      faults.push(...round.faults.map((fault) => `${after}: ${fault}`));
      if (round.ratio !== undefined) ratios.push(round.ratio);
    }
    return { usual, ratios, faults };
  } finally {
    await fleet.stop();
  }
}

export async function measureWorkerKills(): Promise<WorkerFigures> {
  const { usual, ratios, faults } = await killWorkers(KILLS, () => undefined);
  return {
    workersKilled: ratios.length,
    jobSeconds: usual / 1000,
    killedWorkerRatio: Math.max(0, ...ratios),
    workerFaults: faults.length,
  };
}

/** The middle one of some numbers; 0 without any. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function usualTime(fleet: QueueFleet, faults: string[]): Promise<number> {
  const calm: number[] = [];
  for (let round = 0; round < CALM; round += 1) {
    const { exitCode, jobs } = await fleet.round();
    if (exitCode !== 0) faults.push(`a round without a kill ended with ${exitCode}`);
    calm.push(...jobs.map(({ milliseconds }) => milliseconds));
  }
  return median(calm);
}

interface KilledRound {
  readonly said: string;
  readonly faults: readonly string[];
  /** Undefined if the worker had nothing in hand. */
  readonly ratio: number | undefined;
}

async function killOne(fleet: QueueFleet, usual: number, moment: number): Promise<KilledRound> {
  const { exitCode, jobs, killed } = await fleet.round(moment);
  const faults: string[] = [];
  if (exitCode !== 0) faults.push(`the release ended with ${exitCode}`);
  if (jobs.length !== 3 || jobs.some(({ state }) => state !== 'done')) faults.push('not all are done');
  if (killed.length === 0) return { said: 'the worker had nothing in hand any more', faults, ratio: undefined };
  const ratio = Math.max(...jobs.map(({ milliseconds }) => milliseconds)) / usual;
  if (ratio > 2) faults.push(`it took ${ratio.toFixed(2)} times the time of a job`);
  // A job that ended at the very moment of the kill has one try.
  const others = jobs.filter(({ brand }) => !killed.includes(brand));
  if (others.some(({ tries }) => tries > 1)) faults.push('a job that was not interrupted has two tries');
  return { said: `${killed.join(', ')} was taken over, all done after ${ratio.toFixed(2)} of a job`, faults, ratio };
}
