// `npm run lighthouse [-- <brand> …]`: sets everything up and audits the first page of every brand with Lighthouse.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { findChromium } from './setup/chromium.mjs';
import { readArguments } from './setup/read-arguments.mjs';
import { setUp } from './setup/set-up.mjs';

const USAGE = 'Usage: npm run lighthouse [-- <brand> …]   Measures the first page of these brands, or of all.';
const brands = readArguments(USAGE, readdirSync('brands').sort());

setUp();
const { status } = spawnSync('npx', ['--no-install', 'tsx', 'scripts/lighthouse/main.ts', ...brands], {
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: await findChromium() },
});
process.exitCode = status ?? 1;
