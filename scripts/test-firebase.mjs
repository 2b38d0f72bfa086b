// `npm run test:firebase`: the verification of mobile numbers against Firebase's own auth emulator, which npm fetches for the
// time of the run: as a dependency it would bring 450 packages and 250 MB to everybody. Where FIREBASE_AUTH_EMULATOR_HOST
// says that one runs already, that is used.
import { spawnSync } from 'node:child_process';
import { findChromium } from './setup/chromium.mjs';
import { setUp } from './setup/set-up.mjs';

const TOOLS = 'firebase-tools@15.34.2';
const TESTS = 'npx --no-install playwright test --config playwright.firebase.config.ts';

/** A project named demo-… makes no requests outside this machine. */
const EMULATOR = [
  'emulators:exec',
  '--only',
  'auth',
  '--project',
  'demo-phone',
  '--config',
  'tests/firebase/firebase.json',
];

setUp();
const [program, ...words] = process.env.FIREBASE_AUTH_EMULATOR_HOST
  ? TESTS.split(' ')
  : ['npx', '--yes', TOOLS, ...EMULATOR, TESTS];
const { status } = spawnSync(program, words, {
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
    // No install scripts: only some database clients have them, and the auth emulator is plain JavaScript.
    npm_config_ignore_scripts: 'true',
    CI: 'true',
  },
});
process.exitCode = status ?? 1;
