// `npm test [-- unit | built | browser | hostile | matrix | changed | whole …]`: sets everything up and runs the tests of a tier,
// those of some kinds, or those that a change can reach. `npm run test:whole` is the tier that leaves nothing out. `--shard 1/3`
// runs a part.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { describeClocks, runClocks } from './clocks/run-clocks.mjs';
import { SHORT_RUNS } from './clocks/runs.mjs';
import { findFirefox, findWebkit } from './setup/browsers.mjs';
import { findCaddy } from './setup/caddy.mjs';
import { findChromium } from './setup/chromium.mjs';
import { findNginx } from './setup/nginx.mjs';
import { findPython } from './setup/python.mjs';
import { readArguments } from './setup/read-arguments.mjs';
import { setUp, stop } from './setup/set-up.mjs';
import { findSshd } from './setup/ssh.mjs';
import { describeFailures } from './test/failed.mjs';
import { kinds, kindsOf } from './test/kinds.mjs';
import { builtArguments, readCommandTests, readJourneys, rotationArguments } from './test/rotation.mjs';
import { isJourneys, runKinds, traceFailures } from './test/run.mjs';
import { shardArguments, takeShard } from './test/shard.mjs';
import { describeReach, describeTier, settingsOf } from './test/tiers.mjs';
import { readTurn, TURNS } from './test/turn.mjs';

const names = Object.keys(kinds).join(' | ');
const USAGE = `Usage: npm test [-- ${names} | changed | whole … | --shard PART/PARTS]
Runs these tests, or ${kindsOf('test').join(', ')}. With "changed", runs only those that can see what differs from the main branch;
with "whole", leaves nothing out; with --shard 1/3, runs a third of each kind, so that three machines run all.`;
const { shard, others } = orStop(() => takeShard(process.argv.slice(2)));
const namedTurn = process.env.TEST_TURN === undefined ? undefined : orStop(() => readTurn(process.env.TEST_TURN));
const named = readArguments(USAGE, [...Object.keys(kinds), 'changed', 'whole'], others);
const namedKinds = Object.keys(kinds).filter((name) => named.includes(name));
const tier = named.includes('whole') ? 'whole' : 'test';
setUp();
// Reading a change takes packages, which set-up installs.
const { readChange, readReach } = await import('./changed/change.mjs');
const change = named.includes('changed') ? await readChange() : undefined;
const chosen = (namedKinds.length > 0 ? namedKinds : kindsOf(tier)).filter((name) => !change || change.reaches(name));
const isRotating = tier === 'test' && !change && ['browser', 'built', 'unit'].some((name) => chosen.includes(name));
// Partial runs prove less than a full one, so their reports are kept apart.
const part = change ? 'changed-' : shard ? 'shard-' : '';
const reports = `.brandgen/${part}test-reports`;

const began = new Date();
const seed = process.env.TEST_SEED ?? String(began.getTime() % 2 ** 31);
const turn = namedTurn ?? commitCount() % TURNS;
const settings = settingsOf(tier);
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const start = process.env.TEST_NOW ?? 'the usual instant';
const clock = `Begun ${began.toISOString()}, time zone ${timeZone}, tests start at ${start}, seed ${seed}.`;

if (change) console.log(change.summary(chosen));
else for (const line of describeTier(tier, turn)) console.log(line);
const reach = isRotating ? await readReach() : undefined;
if (isRotating) for (const line of describeReach(reach)) console.log(line);
if (shard) console.log(`Part ${shard} of each kind.`);
console.log(clock);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (chosen.includes('built') || chosen.includes('browser')) findPython();

const env = {
  ...settings,
  TEST_SEED: seed,
  ...(tier === 'test' && { TEST_TURN: String(turn), TEST_REACHED: reachedFiles(reach?.unit) }),
  CHROMIUM_PATH: chosen.some((name) => kinds[name].opensBrowser) ? await findChromium() : '',
  NGINX_PATH: chosen.includes('built') ? findNginx() : '',
  CADDY_PATH: chosen.includes('built') ? findCaddy() : '',
  SSHD_PATH: chosen.includes('built') ? findSshd() : '',
  ...(chosen.includes('engines') && { FIREFOX_PATH: findFirefox(), ...findWebkit() }),
};
const rotation = isRotating
  ? {
      browser: rotationArguments(readJourneys(), turn, reach?.browser),
      built: builtArguments(readCommandTests(), turn, reach?.built),
    }
  : {};
const narrowing = (name) => [
  ...(rotation[name] ?? []),
  ...(change?.narrowing(name) ?? []),
  ...shardArguments(kinds[name].command[0], shard),
];
const counted = await runKinds(chosen, { reports, env, narrowing });
// The whole tier alone has them: kinds that are named are wanted by themselves.
const clocks =
  tier === 'whole' && namedKinds.length === 0 ? runClocks(SHORT_RUNS, { env, commit: began.toISOString() }) : [];

// Early failures have scrolled away by the end of a run.
for (const line of [...describeFailures(counted, { seed, settings }), ...describeClocks(clocks)]) console.log(line);
for (const { name, failures } of counted)
  if (isJourneys(name) && failures.length > 0) {
    const folder = traceFailures(name, { env, reports });
    console.log(`Traces of failed journeys are in ${folder}: npx playwright show-trace FILE`);
  }
const [passed, failed] = ['passed', 'failed'].map((part) =>
  [...counted, ...clocks].reduce((sum, run) => sum + run[part], 0),
);
if (failed > 0) console.log(clock);
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0 || (passed === 0 && !change)) process.exitCode = 1;

/** Files of units that run in full, apart by spaces. A run of what a change reaches runs all of it so. */
function reachedFiles(files = 'all') {
  return typeof files === 'string' ? files : files.join(' ');
}

/** Counts commits, so that commits in turn see the whole of what is taken by turns. */
function commitCount() {
  return Number(spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }).stdout) || 0;
}

function orStop(read) {
  try {
    return read();
  } catch ({ message }) {
    return stop(message);
  }
}
