// `npm run test:clocks [-- short | again]`: the tests that depend on time, at seven instants in three zones. What has been run is
// in a log, so a run that was broken off goes on where it was.
import { spawnSync } from 'node:child_process';
import { describeClocks, forgetRuns, LOG, runClocks } from './clocks/run-clocks.mjs';
import { RUNS, SHORT_RUNS } from './clocks/runs.mjs';
import { findChromium } from './setup/chromium.mjs';
import { readArguments } from './setup/read-arguments.mjs';
import { setUp } from './setup/set-up.mjs';

const USAGE = `Usage: npm run test:clocks [-- short | again …]
Runs the tests that depend on time ${RUNS.length} times, at seven instants in three zones, or once at each instant with "short". Goes
on where it was broken off at this commit, or begins again with "again". The log is ${LOG}.`;
const named = readArguments(USAGE, ['short', 'again']);

setUp();
if (named.includes('again')) forgetRuns();
const commit = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).stdout.trim();
const env = { CHROMIUM_PATH: await findChromium() };
const lines = runClocks(named.includes('short') ? SHORT_RUNS : RUNS, { env, commit });

for (const line of describeClocks(lines)) console.log(line);
for (const { half, name, zone, passed, failed } of lines)
  console.log(`${half} on ${name}, ${zone}: ${passed} passed, ${failed} failed`);
const failed = lines.reduce((sum, line) => sum + line.failed, 0);
console.log(`\n${lines.reduce((sum, line) => sum + line.passed, 0)} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
