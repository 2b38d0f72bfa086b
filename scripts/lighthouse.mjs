// `npm run lighthouse [-- <brand> …]`: sets everything up and holds the first page of every brand against Lighthouse's bars.
import { spawnSync } from 'node:child_process';
import { findChromium } from './setup/chromium.mjs';
import { setUp } from './setup/set-up.mjs';

setUp();
const { status } = spawnSync('npx', ['--no-install', 'tsx', 'scripts/lighthouse/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: await findChromium() },
});
process.exitCode = status ?? 1;
