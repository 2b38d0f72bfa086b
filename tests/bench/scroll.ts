// `npm run bench:scroll`: how a list of twenty thousand games scrolls on a phone and on a desktop, and then `records.ts`. It
// fails when a frame is too long, or when there are too many tiles in the document.
import { type Browser, chromium, type Page } from '@playwright/test';
import { table } from '#scripts/generate/markdown-table.ts';
import { LogInSheet } from '../e2e/page-models/log-in-sheet.ts';
import { acceptDisclaimer } from '../e2e/site/accept-disclaimer.ts';
import { runSite } from '../e2e/site/running-site.ts';

const GAMES = 20_000;
const LONGEST_FRAME = 50;
const MOST_TILES = 200;
const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const HEADINGS = ['window', 'movement', 'frames', 'longest frame, ms', 'frames above 50 ms', 'main thread tasks above 50 ms', 'most tiles']; // biome-ignore format: one line of a table

interface Movement {
  says: string;
  frames: number;
  longest: number;
  above: number;
  tasks: number;
  most: number;
}

/** Runs in the page: scrolls it in three ways and measures every frame. */
async function scroll(): Promise<Movement[]> {
  const state = { frames: [0].slice(1), tasks: 0, most: 0, last: performance.now() };
  new PerformanceObserver((list) => {
    state.tasks += list.getEntries().length;
  }).observe({ type: 'longtask' });
  const watch = (now: number) => {
    state.frames.push(now - state.last);
    state.last = now;
    state.most = Math.max(state.most, document.querySelectorAll('main li[aria-posinset]').length);
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const pause = () => new Promise((done) => setTimeout(done, 400));
  const height = document.documentElement.scrollHeight;
  const ways = [
    { says: 'a steady wheel', turns: 200, rest: frame, at: (turn: number) => turn * 60 },
    { says: 'a fling', turns: 150, rest: frame, at: (turn: number) => 12_000 + turn * 900 },
    { says: 'jumps across the list', turns: 20, rest: pause, at: (turn: number) => (height * ((turn * 7) % 20)) / 20 },
  ];
  const found: Movement[] = [];
  for (const { says, turns, rest, at } of ways) {
    Object.assign(state, { frames: [], tasks: 0, most: 0 });
    for (let turn = 0; turn < turns; turn += 1) {
      scrollTo(0, at(turn));
      await rest();
    }
    const { frames, tasks, most } = state;
    const above = frames.filter((time) => time > 50).length;
    found.push({ says, frames: frames.length, longest: Math.round(Math.max(...frames)), above, tasks, most });
  }
  return found;
}

/** Opens the list as on a first visit. */
async function openList(browser: Browser, viewport: { width: number; height: number }, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport });
  await acceptDisclaimer(page);
  // The runner of this file adds a helper that names functions, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  // A member's tiles know the favourites, so they cost more than a visitor's.
  await page.goto(`${url}/login`);
  await new LogInSheet(page).logIn('player2', 'Sandbox1!');
  await page.getByRole('button', { name: /^Account:/ }).waitFor();
  await page.goto(`${url}/rng`, { waitUntil: 'networkidle' });
  const games = await page.locator('main li[aria-posinset]').first().getAttribute('aria-setsize');
  if (games !== String(GAMES)) throw new Error(`The list has ${games} games instead of ${GAMES}.`);
  return page;
}

const site = await runSite('aurora');
await site.set({ vastCatalogue: true });
const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const rows: string[][] = [];
for (const [name, viewport] of Object.entries(WINDOWS)) {
  // Warms up first: the platform draws pictures on the same CPU, which would count as frame time.
  const first = await openList(browser, viewport, site.url);
  await first.evaluate(scroll);
  await first.close();
  const page = await openList(browser, viewport, site.url);
  for (const { says, frames, longest, above, tasks, most } of await page.evaluate(scroll)) {
    rows.push([name, says, ...[frames, longest, above, tasks, most].map(String)]);
    if (longest > LONGEST_FRAME || most > MOST_TILES) process.exitCode = 1;
  }
  await page.close();
}
await browser.close();
await site.stop();
process.stdout.write(`${table(HEADINGS, rows)}\n`);
await import('./records.ts');
