import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { availableParallelism, freemem } from 'node:os';
import { kinds } from './kinds.mjs';

/** Bytes that the workers of two kinds take together, for each processor. */
const MEMORY_EACH = 1.5 * 2 ** 30;

/**
 * Runs kinds of tests: units beside built tests where processors and memory allow, as one waits while the other computes; on two
 * processors neither ends sooner.
 * @param options `{ reports, env, narrowing(name) }`
 * @returns the counts of each kind, in order
 */
export async function runKinds(names, options) {
  const beside = names.includes('unit') && names.includes('built') && hasRoom() ? ['unit', 'built'] : [];
  const counted = new Map();
  await Promise.all(beside.map(async (name, index) => counted.set(name, await runKind(name, options, index > 0))));
  for (const name of names) if (!counted.has(name)) counted.set(name, await runKind(name, options, false));
  return names.map((name) => ({ name, ...counted.get(name) }));
}

function hasRoom() {
  const processors = availableParallelism();
  return processors > 2 && freemem() > processors * MEMORY_EACH;
}

/** @param isQuiet whether its output goes to a file, as another kind has the terminal */
async function runKind(name, { reports, env, narrowing }, isQuiet) {
  const { command, count } = kinds[name];
  const report = `${reports}/${name}.json`;
  // A folder of its own: the runner empties it as it begins, and what another kind left of its failures stays.
  const output = isJourneys(name) ? ['--output', resultsOf(name, reports)] : [];
  const child = spawn('npx', ['--no-install', ...command, ...output, ...narrowing(name)], {
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env, TEST_REPORT: report },
  });
  if (isQuiet) keepOutput(child, `${reports}/${name}.log`);
  const [status] = await once(child, 'exit');
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, failures: [{ name, reason: 'The runner has written no report.' }] };
  // A runner can fail outside any test, which fails the whole run too.
  return { ...counted, failed: status === 0 ? counted.failed : Math.max(counted.failed, 1) };
}

function keepOutput(child, file) {
  console.log(`The output of the kind beside this one is in ${file}.`);
  const kept = createWriteStream(file);
  for (const stream of [child.stdout, child.stderr]) stream.pipe(kept, { end: false });
}

/**
 * Runs failed journeys again with a trace each, which all of them would pay for with a tenth of the time. What they come to
 * does not count.
 * @returns the folder of the traces
 */
export function traceFailures(name, { env, reports }) {
  const folder = `${reports}/traces/${name}`;
  const failed = ['--last-failed', '--last-failed-file', `${resultsOf(name, reports)}/.last-run.json`];
  const more = [...failed, '--trace', 'on', '--max-failures', '10', '--output', folder];
  spawnSync('npx', ['--no-install', ...kinds[name].command, ...more], {
    stdio: 'ignore',
    env: { ...process.env, ...env, TEST_REPORT: '' },
  });
  return folder;
}

export function isJourneys(name) {
  return kinds[name].command[0] === 'playwright';
}

function resultsOf(name, reports) {
  return `${reports}/results/${name}`;
}
