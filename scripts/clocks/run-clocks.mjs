import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { countPlaywright, countVitest } from '../test/counts.mjs';
import { TIMED_JOURNEYS, timedUnits } from './tests.mjs';

/** A line of JSON for each half of a run: its clock, its seed, the commit, and what passed and failed. */
export const LOG = '.brandgen/clocks/runs.jsonl';

const REPORT = '.brandgen/clocks/report.json';
const WINDOWS = ['phone', 'desktop', 'phone-words', 'desktop-words'].map((name) => `--project=${name}`);

/** The halves of a run: what each runs, and how its report is counted. */
const HALVES = {
  units: { command: () => ['vitest', 'run', '--project', 'unit*', ...timedUnits()], count: countVitest },
  journeys: { command: () => ['playwright', 'test', ...WINDOWS, ...TIMED_JOURNEYS], count: countPlaywright },
};

/**
 * Runs the tests that depend on time at each clock, but for what the log says has been run at this commit.
 * @param runs each `{ name, now, zone }`
 * @param options `{ env, commit }`
 * @returns the lines of the log about these runs
 */
export function runClocks(runs, { env, commit }) {
  mkdirSync(dirname(LOG), { recursive: true });
  for (const run of runs)
    for (const half of Object.keys(HALVES)) {
      const isRun = readLog().some((line) => isAbout(line, run, commit) && line.half === half);
      if (!isRun) appendFileSync(LOG, `${JSON.stringify({ ...runHalf(half, run, env), commit })}\n`);
    }
  return readLog().filter((line) => runs.some((run) => isAbout(line, run, commit)));
}

/** Forgets what has been run. */
export function forgetRuns() {
  rmSync(LOG, { force: true });
}

/** Describes each failure with its clock, and the command that repeats it. */
export function describeClocks(lines) {
  return lines.flatMap(({ half, name, now, zone, seed, failures }) =>
    failures.flatMap((failure) => [
      `failed on ${name}: ${failure.name}`,
      failure.reason.replaceAll(/^/gm, '  '),
      `  Again: TEST_NOW=${now} TEST_ZONE=${zone} TZ=${zone} TEST_SEED=${seed} ${commandOf(half, failure.name)}`,
      '',
    ]),
  );
}

function runHalf(half, { name, now, zone }, env) {
  const began = new Date();
  const seed = process.env.TEST_SEED ?? String(began.getTime() % 2 ** 31);
  const { command, count } = HALVES[half];
  console.log(`\n${half} on ${name}: ${now} in ${zone}, seed ${seed}, begun ${began.toISOString()}`);
  rmSync(REPORT, { force: true });
  const set = { TEST_NOW: now, TEST_ZONE: zone, TZ: zone, TEST_SEED: seed, TEST_REPORT: REPORT };
  const { status } = spawnSync('npx', ['--no-install', ...command()], {
    stdio: 'inherit',
    env: { ...process.env, ...env, ...set },
  });
  const counted = existsSync(REPORT)
    ? count(JSON.parse(readFileSync(REPORT, 'utf8')))
    : { passed: 0, failed: 0, failures: [{ name: half, reason: 'The runner has written no report.' }] };
  // A runner can fail outside any test.
  const failed = status === 0 ? counted.failed : Math.max(counted.failed, 1);
  const about = { half, name, now, zone, seed, began: began.toISOString(), ended: new Date().toISOString() };
  return { ...about, ...counted, failed };
}

function readLog() {
  if (!existsSync(LOG)) return [];
  return readFileSync(LOG, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function isAbout(line, { now, zone }, commit) {
  return line.now === now && line.zone === zone && line.commit === commit;
}

function commandOf(half, title) {
  const [file] = title.split(' › ');
  return half === 'units' ? `npx vitest run --project 'unit*' ${file}` : `npx playwright test ${file} --trace on`;
}
