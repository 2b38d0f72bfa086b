import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Report } from './figures.ts';

/** Flags for Chromium as root and without a graphics card. */
const CHROMIUM = '--headless=new --no-sandbox --disable-gpu';

/** Odd, so that there is a median. */
const RUNS = 3;

/**
 * Lighthouse's reports on pages of a brand, served with its production headers and compression. Each page has several,
 * since a single run depends on what else the machine does.
 * @param take receives each page's reports as they arrive
 */
export async function audit(
  brand: string,
  paths: readonly string[],
  take: (path: string, reports: Report[]) => void,
): Promise<void> {
  const words = ['dist/cli/main.js', 'preview', brand, '--port', '0'];
  const server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const address = await firstAddress(server);
    for (const path of paths) {
      const reports: Report[] = [];
      while (reports.length < RUNS) reports.push(await lighthouse(new URL(path, address).href));
      take(path, reports);
    }
  } finally {
    await stop(server);
  }
}

/** Lighthouse's default: a mobile device with simulated throttling. */
async function lighthouse(address: string): Promise<Report> {
  const words = [address, '--quiet', '--output=json', `--chrome-flags=${CHROMIUM}`, '--no-enable-error-reporting'];
  const found = await promisify(execFile)('npx', ['--no-install', 'lighthouse', ...words], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(found.stdout);
}

async function firstAddress(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface({ input: server.stdout })) {
    const address = line.match(/http:\S+/)?.[0];
    if (address) return address;
  }
  throw new Error('The server did not start.');
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  await ended;
}
