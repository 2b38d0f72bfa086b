// `npm run test:care -- COUNT`: runs this many schedules of limits, sittings and stops on each database. `npm test` runs a few.
import { spawnSync } from 'node:child_process';

const [count = '10000'] = process.argv.slice(2);
if (!/^\d+$/.test(count)) throw new Error('Usage: npm run test:care -- COUNT');
const TESTS = [
  'sandbox/care/limits/limit-schedules.test.ts',
  'sandbox/care/limits/session-schedules.test.ts',
  'sandbox/care/stops/every-way-in.test.ts',
];
const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'unit*', ...TESTS], {
  stdio: 'inherit',
  env: { ...process.env, CARE_SCHEDULES: count },
});
process.exitCode = status ?? 1;
