// `npm run bench [-- [<rounds>] [--scale] [--json]]`: sets up and measures what a fleet costs, and proves its releases.
import { spawnSync } from 'node:child_process';
import { findChromium } from './setup/chromium.mjs';
import { readArguments } from './setup/read-arguments.mjs';
import { setUp } from './setup/set-up.mjs';

const USAGE = `Usage: npm run bench [-- [<rounds>] [--scale] [--json]]
Measures builds of 1, 100 and 1,000 brands, nginx and a store with 1,000, a shared cache, shards and a queue. Then releases a site under a
browser that clicks through it, kills releases, harms manifests and tries foreign keys: 10 rounds, or as many as stated. Takes
several minutes; with --scale it builds 4,000 brands too.`;
const given = process.argv.slice(2);
const rounds = given.find((word) => /^[1-9]\d{0,3}$/.test(word));
const words = readArguments(USAGE, ['--json', '--scale', ...(rounds === undefined ? [] : [rounds])]);
const json = words.includes('--json');
// `--json` makes stdout one document, so the output of the setup goes to stderr.
const say = process.stdout.write;
if (json) process.stdout.write = process.stderr.write.bind(process.stderr);
setUp();
const CHROMIUM_PATH = await findChromium();
process.stdout.write = say;
const { status } = spawnSync('npx', ['--no-install', 'tsx', 'tests/bench/main.ts', ...words], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH },
});
process.exitCode = status ?? 1;
