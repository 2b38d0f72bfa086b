// `npm run fuzz [-- <count> [<seed>]]`: sets up, validates changed configurations, and builds and serves some of them.
import { spawnSync } from 'node:child_process';
import { findNginx } from './setup/nginx.mjs';
import { setUp, stop } from './setup/set-up.mjs';

const USAGE = `Usage: npm run fuzz [-- <count> [<seed>]]
Validates changed configurations, 2,000 or as many as stated, and builds 50 of those that are accepted. Defects are named with the
seed that finds them again.`;
const words = process.argv.slice(2);
if (words.includes('--help') || words.includes('-h')) {
  console.log(USAGE);
  process.exit(0);
}
if (words.length > 2 || words.some((word) => !/^\d{1,9}$/.test(word))) stop(USAGE);
setUp();
const { status } = spawnSync('npx', ['--no-install', 'tsx', 'tests/fuzz/main.ts', ...words], {
  stdio: 'inherit',
  env: { ...process.env, NGINX_PATH: findNginx() },
});
process.exitCode = status ?? 1;
