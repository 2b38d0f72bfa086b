// `npm test [-- unit | built | browser | engines | hostile | matrix | changed …]`: sets everything up and runs every test, those of some
// kinds, or those that a change can reach. The hostile platform and the matrix take half an hour each and run on request; the
// browser tests include a sample of both. `engines` is a sample of the journeys in Firefox and WebKit.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readChange } from './changed/change.mjs';
import { findFirefox, findWebkit } from './setup/browsers.mjs';
import { findChromium } from './setup/chromium.mjs';
import { findNginx } from './setup/nginx.mjs';
import { readArguments } from './setup/read-arguments.mjs';
import { setUp } from './setup/set-up.mjs';
import { countPlaywright, countVitest } from './test/counts.mjs';

/** A sample of what `npm run test:browsers` does, without Chromium, which the browser tests are in. */
const ENGINES =
  'playwright test --config playwright.browsers.config.ts --grep @sample --project firefox-* --project webkit-*'.split(
    ' ',
  );

/** Each kind of test: its runner, and how to count its report. */
const kinds = {
  unit: { command: ['vitest', 'run', '--project', 'unit*'], count: countVitest },
  built: { command: ['vitest', 'run', '--project', 'built'], count: countVitest },
  browser: { command: ['playwright', 'test'], count: countPlaywright },
  engines: { command: ENGINES, count: countPlaywright },
  hostile: { command: ['playwright', 'test', '--config', 'playwright.hostile.config.ts'], count: countPlaywright },
  matrix: { command: ['playwright', 'test', '--config', 'playwright.matrix.config.ts'], count: countPlaywright },
};

const USAGE = `Usage: npm test [-- unit | built | browser | engines | hostile | matrix | changed …]
Runs these tests, or the first four. With "changed", runs only those that can see what differs from the main branch.`;
const named = readArguments(USAGE, [...Object.keys(kinds), 'changed']);
const namedKinds = [...new Set(named)].filter((name) => name !== 'changed');
const change = named.includes('changed') ? readChange() : undefined;
const chosen = (namedKinds.length > 0 ? namedKinds : ['unit', 'built', 'browser', 'engines']).filter(isReached);
// Partial runs prove less than a full one, so their reports are kept apart.
const REPORTS = `.brandgen/${change ? 'changed-' : ''}test-reports`;

if (change)
  console.log(`${change.files.length} files differ from main; they reach: ${chosen.join(', ') || 'no test'}.`);
if (chosen.length > 0) setUp();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const chromium = chosen.every((name) => name === 'unit') ? '' : await findChromium();
const nginx = chosen.includes('built') ? findNginx() : '';
const engines = chosen.includes('engines') ? { FIREFOX_PATH: findFirefox(), ...findWebkit() } : {};

const sums = { passed: 0, failed: 0 };
const failures = [];
for (const name of chosen) {
  const counted = runKind(name);
  sums.passed += counted.passed;
  sums.failed += counted.failed;
  failures.push(...counted.failures);
}
// What failed early has scrolled away by the end of a run.
for (const { name, reason } of failures) console.log(`failed: ${name}\n${reason.replaceAll(/^/gm, '  ')}\n`);
console.log(`\n${sums.passed} passed, ${sums.failed} failed`);
if (sums.failed > 0 || (sums.passed === 0 && !change)) process.exitCode = 1;

function isReached(name) {
  if (!change || change.files.length === 0) return !change;
  if (name === 'unit') return true;
  return name === 'built' ? change.built : change.browser !== '';
}

/** Arguments that narrow a kind of test to what the change can reach. */
function narrowing(name) {
  // The sample is small, and names no features.
  if (!change || name === 'built' || name === 'engines') return [];
  if (name === 'unit') return change.everyUnit ? [] : ['--changed', change.base, '--passWithNoTests'];
  return ['--grep', change.browser, '--pass-with-no-tests'];
}

function runKind(name) {
  const { command, count } = kinds[name];
  const report = `${REPORTS}/${name}.json`;
  const { status } = spawnSync('npx', ['--no-install', ...command, ...narrowing(name)], {
    stdio: 'inherit',
    env: { ...process.env, ...engines, CHROMIUM_PATH: chromium, NGINX_PATH: nginx, TEST_REPORT: report },
  });
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, failures: [{ name, reason: 'The runner has written no report.' }] };
  // A runner can fail outside any test, which fails the whole run too.
  return { ...counted, failed: status === 0 ? counted.failed : Math.max(counted.failed, 1) };
}
