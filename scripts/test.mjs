// `npm test [-- unit | built | browser | hostile | matrix | changed | whole …]`: sets everything up and runs the tests of a tier,
// those of some kinds, or those that a change can reach. `npm run test:whole` is the tier that leaves nothing out. `--shard 1/3`
// runs a part.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { readChange } from './changed/change.mjs';
import { findFirefox, findWebkit } from './setup/browsers.mjs';
import { findChromium } from './setup/chromium.mjs';
import { findNginx } from './setup/nginx.mjs';
import { readArguments } from './setup/read-arguments.mjs';
import { setUp, stop } from './setup/set-up.mjs';
import { describeFailures } from './test/failed.mjs';
import { kinds, kindsOf } from './test/kinds.mjs';
import { isJourneys, runKinds, traceFailures } from './test/run.mjs';
import { shardArguments, takeShard } from './test/shard.mjs';
import { describeTier, settingsOf } from './test/tiers.mjs';

const names = Object.keys(kinds).join(' | ');
const USAGE = `Usage: npm test [-- ${names} | changed | whole … | --shard PART/PARTS]
Runs these tests, or ${kindsOf('test').join(', ')}. With "changed", runs only those that can see what differs from the main branch;
with "whole", leaves nothing out; with --shard 1/3, runs a third of each kind, so that three machines run all.`;
const { shard, others } = readShard();
const named = readArguments(USAGE, [...Object.keys(kinds), 'changed', 'whole'], others);
const namedKinds = Object.keys(kinds).filter((name) => named.includes(name));
const tier = named.includes('whole') ? 'whole' : 'test';
const change = named.includes('changed') ? await readChange() : undefined;
const chosen = (namedKinds.length > 0 ? namedKinds : kindsOf(tier)).filter((name) => !change || change.reaches(name));
// Partial runs prove less than a full one, so their reports are kept apart.
const reports = `.brandgen/${change ? 'changed-' : ''}test-reports`;

const began = new Date();
const seed = process.env.TEST_SEED ?? String(began.getTime() % 2 ** 31);
const turn = Number(process.env.TEST_TURN ?? commitCount() % 3);
const settings = settingsOf(tier);
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const clock = `Begun ${began.toISOString()}, time zone ${timeZone}, seed ${seed}.`;

if (change) console.log(change.summary(chosen));
else for (const line of describeTier(tier, turn)) console.log(line);
if (shard) console.log(`Part ${shard} of each kind.`);
console.log(clock);
if (chosen.length > 0) setUp();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const env = {
  ...settings,
  TEST_SEED: seed,
  ...(tier === 'test' && { TEST_TURN: String(turn) }),
  CHROMIUM_PATH: chosen.some((name) => kinds[name].opensBrowser) ? await findChromium() : '',
  NGINX_PATH: chosen.includes('built') ? findNginx() : '',
  ...(chosen.includes('engines') && { FIREFOX_PATH: findFirefox(), ...findWebkit() }),
};
const narrowing = (name) => [...(change?.narrowing(name) ?? []), ...shardArguments(kinds[name].command[0], shard)];
const counted = await runKinds(chosen, { reports, env, narrowing });

// What failed early has scrolled away by the end of a run.
for (const line of describeFailures(counted, { seed, settings })) console.log(line);
for (const { name, failures } of counted)
  if (isJourneys(name) && failures.length > 0) {
    const folder = traceFailures(name, { env, reports });
    console.log(`Traces of failed journeys are in ${folder}: npx playwright show-trace FILE`);
  }
const [passed, failed] = ['passed', 'failed'].map((part) => counted.reduce((sum, kind) => sum + kind[part], 0));
if (failed > 0) console.log(clock);
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0 || (passed === 0 && !change)) process.exitCode = 1;

/** So that three commits in turn see the whole of what is taken by turns. */
function commitCount() {
  return Number(spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }).stdout) || 0;
}

function readShard() {
  try {
    return takeShard(process.argv.slice(2));
  } catch ({ message }) {
    return stop(message);
  }
}
