// `npm run test:prism`: the main pages of mini and aurora before Prism, which mocks the contract from its examples. npm fetches
// it for the run: it would bring 180 packages to everybody. A later version needs a later Node than operators have.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { findChromium } from './setup/chromium.mjs';
import { setUp } from './setup/set-up.mjs';

const PRISM = '@stoplight/prism-cli@5.14.2';
const CONTRACT = 'schemas/generated/platform.openapi.json';

setUp();
const port = await freePort();
const words = ['--yes', PRISM, 'mock', '--port', String(port), CONTRACT];
const env = { ...process.env, npm_config_ignore_scripts: 'true' };
// A group of its own, as npx leaves its child behind.
const prism = spawn('npx', words, { stdio: ['ignore', 'pipe', 'inherit'], env, detached: true });
try {
  await listening(prism);
  const { status } = spawnSync(
    'npx',
    ['--no-install', 'playwright', 'test', '--config', 'playwright.prism.config.ts'],
    {
      stdio: 'inherit',
      env: { ...process.env, CI: 'true', CHROMIUM_PATH: await findChromium(), PRISM_URL: `http://127.0.0.1:${port}` },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  process.kill(-prism.pid);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address();
  server.close();
  await once(server, 'close');
  return free;
}

async function listening({ stdout }) {
  for await (const line of createInterface({ input: stdout })) {
    if (line.includes('Prism is listening')) return stdout.resume();
  }
  throw new Error('Prism ended before it listened.');
}
