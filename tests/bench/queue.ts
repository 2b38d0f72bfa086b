// `npm run test:queue -- KILLS`: lets three workers release three brands this many times, and kills one of them amid each. All must be live
// within twice the time that the job of the killed worker takes otherwise. After `npm run prepare`.
import { existsSync } from 'node:fs';
import { startQueueFleet } from './queue-fleet.ts';

/** Rounds without a kill, whose jobs say how long one takes. */
const CALM = 5;
const kills = Number(process.argv[2] ?? 20);
if (!existsSync('dist/cli/main.js')) throw new Error('Run `npm run prepare` first.');

const fleet = await startQueueFleet(3);
const faults: string[] = [];
const ratios: number[] = [];
try {
  // The first round makes the caches.
  await fleet.round();
  const calm: number[] = [];
  for (let round = 0; round < CALM; round += 1) calm.push(...(await calmRound()));
  const usual = median(calm);
  process.stdout.write(`A job takes ${(usual / 1000).toFixed(1)} s, the median of ${calm.length}\n`);
  for (let kill = 1; kill <= kills; kill += 1) await killOne(kill, usual);
} finally {
  await fleet.stop();
}
const sorted = ratios.toSorted((a, b) => a - b);
const figures = { kills: ratios.length, median: median(sorted).toFixed(2), longest: (sorted.at(-1) ?? 0).toFixed(2) };
process.stdout.write(`Times from the first try to the end, in times of a job: ${JSON.stringify(figures)}\n`);
process.stdout.write(`${faults.map((fault) => `${fault}\n`).join('')}${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function calmRound(): Promise<number[]> {
  const { exitCode, jobs } = await fleet.round();
  if (exitCode !== 0) faults.push(`a round without a kill ended with ${exitCode}`);
  return jobs.map(({ milliseconds }) => milliseconds);
}

async function killOne(kill: number, usual: number): Promise<void> {
  // From the first moment of the job to the last, in turn.
  const moment = usual * ((kill - 0.5) / kills);
  const { exitCode, jobs, killed } = await fleet.round(moment);
  const after = `kill ${kill} after ${Math.round(moment)} ms`;
  if (exitCode !== 0) faults.push(`${after}: the release ended with ${exitCode}`);
  if (jobs.length !== 3 || jobs.some(({ state }) => state !== 'done')) faults.push(`${after}: not all are done`);
  if (killed.length === 0) {
    process.stdout.write(`${after}: the worker had nothing in hand any more\n`);
    return;
  }
  const longest = Math.max(...jobs.map(({ milliseconds }) => milliseconds)) / usual;
  ratios.push(longest);
  process.stdout.write(
    `${after}: ${killed.join(', ')} was taken over, all done after ${longest.toFixed(2)} of a job\n`,
  );
  if (longest > 2) faults.push(`${after}: it took ${longest.toFixed(2)} times the time of a job`);
  // What ended at the very moment of the kill has one try.
  const others = jobs.filter(({ brand }) => !killed.includes(brand));
  if (others.some(({ tries }) => tries > 1)) faults.push(`${after}: a job that was not interrupted has two tries`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
