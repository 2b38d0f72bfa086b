// `npm run test:money -- COUNT`: runs this many schedules of money calls on each database. `npm test` runs a few.
import { spawnSync } from 'node:child_process';

const [count = '10000'] = process.argv.slice(2);
if (!/^\d+$/.test(count)) throw new Error('Usage: npm run test:money -- COUNT');
/** Bets and points; withdrawals; all of them mixed, with the platform killed and started again. */
const TESTS = [
  'sandbox/points/money-schedules.test.ts',
  'sandbox/withdrawals/withdrawal-schedules.test.ts',
  'sandbox/ledger/mixed-schedules.test.ts',
];
const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'unit*', ...TESTS], {
  stdio: 'inherit',
  env: { ...process.env, MONEY_SCHEDULES: count },
});
process.exitCode = status ?? 1;
