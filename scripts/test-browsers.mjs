// `npm run test:browsers [-- chromium | firefox | webkit …]`: the journeys of tests/browsers/ in every engine, or in those named.
import { spawnSync } from 'node:child_process';
import { findFirefox, findWebkit } from './setup/browsers.mjs';
import { findChromium } from './setup/chromium.mjs';
import { readArguments } from './setup/read-arguments.mjs';
import { setUp } from './setup/set-up.mjs';

/** Each engine, and what its journeys need. */
const engines = {
  chromium: async () => ({ CHROMIUM_PATH: await findChromium() }),
  firefox: async () => ({ FIREFOX_PATH: findFirefox() }),
  webkit: async () => findWebkit(),
};

const USAGE = `Usage: npm run test:browsers [-- chromium | firefox | webkit …]
Makes the journeys of tests/browsers/ in these engines, or in all three.`;
const named = readArguments(USAGE, Object.keys(engines));
const chosen = named.length > 0 ? named : Object.keys(engines);

setUp();
const variables = await Promise.all(chosen.map((name) => engines[name]()));
const projects = chosen.flatMap((name) => ['--project', `${name}-*`]);
const { status } = spawnSync(
  'npx',
  ['--no-install', 'playwright', 'test', '--config', 'playwright.browsers.config.ts', ...projects],
  { stdio: 'inherit', env: Object.assign({}, process.env, { ENGINES: 'all' }, ...variables) },
);
process.exitCode = status ?? 1;
