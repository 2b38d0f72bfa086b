import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { Report } from './figures.ts';

/** Lighthouse's mobile device and its slow network and processor. */
const WINDOW = { width: 412, height: 823 };
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOWER = 4;

/** Flags for Chromium as root and without a graphics card. */
const CHROMIUM = '--headless=new --no-sandbox --disable-gpu';

/** Odd, so that there is a median. */
const RUNS = 5;

/** Lighthouse's two ways: it computes the effect of a slow network, or slows the browser's own network and processor. */
export const METHODS = ['simulate', 'devtools'] as const;
export type Method = (typeof METHODS)[number];

/** Measurements of one page. */
export interface Audited {
  reports: Record<Method, Report[]>;
  /** Milliseconds until a press made at the first paint takes effect, in each run. */
  presses: number[];
}

/**
 * Measures pages of a brand, served with its production headers and compression. Each page several times, since a single run
 * depends on what else the machine does.
 * @param take receives each page's figures as they arrive
 */
export async function audit(
  brand: string,
  paths: readonly string[],
  take: (path: string, audited: Audited) => void,
): Promise<void> {
  const words = ['dist/cli/main.js', 'preview', brand, '--port', '0'];
  const server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const address = await firstAddress(server);
    for (const path of paths) {
      const audited: Audited = { reports: { simulate: [], devtools: [] }, presses: [] };
      const page = new URL(path, address).href;
      for (let run = 0; run < RUNS; run += 1) {
        for (const method of METHODS) audited.reports[method].push(await lighthouse(page, method));
        audited.presses.push(await firstPress(page));
      }
      take(path, audited);
    }
  } finally {
    await stop(server);
  }
}

/** A mobile device, as Lighthouse measures by default. */
async function lighthouse(address: string, method: Method): Promise<Report> {
  const words = [address, '--quiet', '--output=json', `--throttling-method=${method}`];
  words.push(`--chrome-flags=${CHROMIUM}`, '--no-enable-error-reporting');
  const output = await promisify(execFile)('npx', ['--no-install', 'lighthouse', ...words], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output.stdout);
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

/**
 * Milliseconds from the request for a page until the site answers a press that was made at the first paint: it keeps the press
 * and runs it as soon as it has taken over.
 */
async function firstPress(address: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: WINDOW, isMobile: true, hasTouch: true });
    await slowDown(await page.context().newCDPSession(page));
    await page.addInitScript(pressAtFirstPaint);
    await page.goto(address, { waitUntil: 'commit' });
    return await tookEffect(page);
  } finally {
    await browser.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Runs in the page: presses a button of the header at the first paint, and marks when the site has taken that press. */
function pressAtFirstPaint(): void {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    document.querySelector<HTMLElement>('header button')?.click();
  }).observe({ type: 'paint', buffered: true });
  new MutationObserver(() => {
    const { dataset } = document.documentElement;
    if ('started' in dataset && performance.getEntriesByName('pressed').length === 0) performance.mark('pressed');
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-started'] });
}

async function tookEffect(page: Page): Promise<number> {
  const answered = await page.waitForFunction(() => performance.getEntriesByName('pressed')[0]?.startTime);
  return (await answered.jsonValue()) ?? Number.NaN;
}
