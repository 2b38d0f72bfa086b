// `npm run bench:search`: how soon the search shows results over twenty thousand games, key by key. It fails when the first results
// of a key take too long, or when making the index blocks the page.
import { type Browser, chromium, type Page } from '@playwright/test';
import { table } from '#scripts/generate/markdown-table.ts';
import { SearchSheet } from '../e2e/page-models/search-sheet.ts';
import { acceptDisclaimer } from '../e2e/site/accept-disclaimer.ts';
import { runSite } from '../e2e/site/running-site.ts';

const GAMES = 20_000;
const LONGEST_KEY = 50;
const LONGEST_TASK = 50;
const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const TEXTS = ['emerald kraken', 'golden dragon rush', 'sapphire', 'emerlad krakn', 'jadeworks', 'deposit', 'zzzz'];

declare global {
  var keys: number[];
  var tasks: number[];
}

/** Runs in the page: measures the main thread's long tasks from now on. */
function watchTasks(): void {
  globalThis.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

/** Runs in the page: measures the time from every key until the page is drawn with the results of the text in the field. */
function watchKeys(): void {
  globalThis.keys = [];
  const said = () => document.querySelector('dialog[open] [role="status"]');
  let start = 0;
  // Looking at every frame would itself make the browser draw.
  const watch = new MutationObserver(() => {
    if (start === 0 || said()?.ariaBusy !== 'false') return;
    const typed = start;
    start = 0;
    requestAnimationFrame(() => keys.push(performance.now() - typed));
  });
  const sheet = document.querySelector('dialog[open]');
  if (sheet) watch.observe(sheet, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  document.querySelector('[role="combobox"]')?.addEventListener('input', () => {
    start = performance.now();
  });
}

/** Opens the search and waits until it knows every game. */
async function openSearch(browser: Browser, viewport: { width: number; height: number }, url: string) {
  const page = await browser.newPage({ viewport });
  await acceptDisclaimer(page);
  // The runner of this file adds a helper that names functions, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(`${url}/index`, { waitUntil: 'networkidle' });
  const search = new SearchSheet(page);
  await page.evaluate(watchTasks);
  await search.inHeader.or(search.inBar).filter({ visible: true }).click();
  await search.field.fill('riches');
  await page.waitForFunction((least) => {
    const said = document.querySelector('dialog[open] [role="status"]')?.textContent ?? '';
    return Number(said.replaceAll(/\D/g, '')) >= least;
  }, GAMES / 11);
  await page.waitForLoadState('networkidle');
  return { page, search, tasks: await page.evaluate(() => tasks) };
}

async function typeTexts(page: Page, search: SearchSheet): Promise<number[]> {
  await page.evaluate(watchKeys);
  for (const text of TEXTS) {
    await search.field.fill('');
    await search.field.pressSequentially(text, { delay: 120 });
  }
  return page.evaluate(() => keys);
}

const site = await runSite('aurora');
await site.set({ vastCatalogue: true });
const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const rows: string[][] = [];
for (const [name, viewport] of Object.entries(WINDOWS)) {
  // Warms up first: the platform puts its answers together on the same CPU.
  await (await openSearch(browser, viewport, site.url)).page.close();
  const { page, search, tasks } = await openSearch(browser, viewport, site.url);
  const keys = (await typeTexts(page, search)).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(keys[Math.floor((keys.length - 1) * share)] ?? 0);
  const longest = Math.round(Math.max(0, ...tasks));
  rows.push([name, ...[keys.length, at(0.5), at(0.95), at(1), longest].map(String)]);
  if (at(1) > LONGEST_KEY || longest > LONGEST_TASK) process.exitCode = 1;
  await page.close();
}
await browser.close();
await site.stop();
const headings = [
  'window',
  'keys with new results',
  'median, ms',
  '95 %, ms',
  'longest, ms',
  'longest task of the index, ms',
];
process.stdout.write(`${table(headings, rows)}\n`);
