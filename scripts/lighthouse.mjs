// `npm run lighthouse [-- <brand> …]`: sets everything up and audits the first page of every brand with Lighthouse. With `--inp` it
// measures presses on every screen in its place.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { findChromium } from './setup/chromium.mjs';
import { readArguments } from './setup/read-arguments.mjs';
import { setUp } from './setup/set-up.mjs';

const INP = '--inp';
const USAGE = `Usage: npm run lighthouse [-- <brand> …]   Measures the first page of these brands, or of all.
       npm run lighthouse -- --inp [<brand> …]   Measures presses on every screen of these brands, or of aurora.`;
const words = readArguments(USAGE, [...readdirSync('brands').sort(), INP]);
const brands = words.filter((word) => word !== INP);
const script = words.includes(INP) ? 'tests/bench/inp.ts' : 'scripts/lighthouse/main.ts';

setUp();
const { status } = spawnSync('npx', ['--no-install', 'tsx', script, ...brands], {
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: await findChromium() },
});
process.exitCode = status ?? 1;
