// `npm test [-- unit | built | browser | matrix …]`: sets everything up and runs every test, or those of some kinds. The matrix
// takes half an hour and runs when it is asked for; the browser tests hold a sample of it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './setup/chromium.mjs';
import { setUp } from './setup/set-up.mjs';
import { knownWords } from './setup/words.mjs';

const REPORTS = '.brandgen/test-reports';

/** Each kind of test: what runs it, and how many passed and failed by its report. */
const kinds = {
  unit: { command: ['vitest', 'run', '--project', 'unit*'], count: countVitest },
  built: { command: ['vitest', 'run', '--project', 'built'], count: countVitest },
  browser: { command: ['playwright', 'test'], count: countPlaywright },
  matrix: { command: ['playwright', 'test', '--config', 'playwright.matrix.config.ts'], count: countPlaywright },
};

const USAGE = 'Usage: npm test [-- unit | built | browser | matrix …]   Runs these tests, or all but the matrix.';
const named = knownWords(USAGE, Object.keys(kinds));
const chosen = named.length > 0 ? [...new Set(named)] : ['unit', 'built', 'browser'];

setUp();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const chromium = chosen.includes('unit') && chosen.length === 1 ? '' : await findChromium();

const sums = { passed: 0, failed: 0 };
for (const name of chosen) {
  const { passed, failed } = runKind(name, chromium);
  sums.passed += passed;
  sums.failed += failed;
}
console.log(`\n${sums.passed} passed, ${sums.failed} failed`);
if (sums.failed > 0 || sums.passed === 0) process.exitCode = 1;

function runKind(name, chromium) {
  const { command, count } = kinds[name];
  const report = `${REPORTS}/${name}.json`;
  const { status } = spawnSync('npx', ['--no-install', ...command], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium, TEST_REPORT: report },
  });
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  // A runner that fails outside any test still fails the whole.
  return { ...counted, failed: status === 0 ? counted.failed : Math.max(counted.failed, 1) };
}

function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
