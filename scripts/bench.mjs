// `npm run bench [-- --json]`: sets up and measures fleet builds.
import { spawnSync } from 'node:child_process';
import { readArguments } from './setup/read-arguments.mjs';
import { setUp } from './setup/set-up.mjs';

const USAGE =
  'Usage: npm run bench [-- --json]   Measures builds of 1, 100 and 1,000 brands, nginx and a store with 1,000, a shared cache, shards and a queue. Takes several minutes.';
const words = readArguments(USAGE, ['--json']);
const json = words.includes('--json');
// `--json` makes stdout one document, so the output of the setup goes to stderr.
const say = process.stdout.write;
if (json) process.stdout.write = process.stderr.write.bind(process.stderr);
setUp();
process.stdout.write = say;
const { status } = spawnSync('npx', ['--no-install', 'tsx', 'tests/bench/main.ts', ...words], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
