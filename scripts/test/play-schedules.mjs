import { spawnSync } from 'node:child_process';

/** Runs unit tests with as many schedules as the command line names, or 10,000, on each database. */
export function playSchedules(script, files) {
  const [count = '10000'] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(count)) throw new Error(`Usage: npm run ${script} -- COUNT`);
  const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'unit*', ...files], {
    stdio: 'inherit',
    env: { ...process.env, SCHEDULES: count, ...(Number(count) > 100 && { SANDBOX_LIVES_LONG: '1' }) },
  });
  process.exitCode = status ?? 1;
}
