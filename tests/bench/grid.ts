// `npm run bench:grid`: how long a grid of 100,000 rows takes to mount beside one of 100, and how it scrolls. It fails when the
// many rows take more than one and a half times as long, or when a task of scrolling is too long.
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { table } from '#scripts/generate/markdown-table.ts';
import { serve } from '../e2e/site/running-site.ts';
import { longestTask } from './record-page.ts';

const ROUNDS = 9;
/** The fastest of these rounds counts: other load can only slow one down. */
const SCROLLS = 4;
const MOST_RATIO = 1.5;
const LONGEST_TASK = 50;
const MOST_ROWS = 80;
const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const HEADINGS = [
  'window',
  '100 rows, ms',
  '100,000 rows, ms',
  'ratio',
  'longest task of a scroll, CPU ms',
  'most rows',
];

// The kit's server gives React as it is built for production, as a site does, and the page shows nothing but the grid.
process.env['NODE_ENV'] = 'production';
const kit = await serve('dev', '--kit');
const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const lines: string[][] = [];
for (const [name, viewport] of Object.entries(WINDOWS)) {
  const page = await openGrids(browser, viewport);
  const [few, many] = [gridOf(page, '100 rows'), gridOf(page, '100,000 rows')];
  const times = { few: [0].slice(1), many: [0].slice(1) };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.few.push(await mount(few));
    times.many.push(await mount(many));
  }
  await many.click();
  let most = 0;
  let task = Infinity;
  for (let round = 0; round < SCROLLS && task > LONGEST_TASK; round += 1) {
    const longest = await longestTask(browser, async () => {
      most = await scrollGrid(page);
    });
    task = Math.min(task, longest);
  }
  const ratio = medianOf(times.many) / medianOf(times.few);
  lines.push([
    name,
    ...[medianOf(times.few), medianOf(times.many), ratio].map((value) => value.toFixed(1)),
    task.toFixed(0),
    String(most),
  ]);
  if (ratio > MOST_RATIO || task > LONGEST_TASK || most > MOST_ROWS) process.exitCode = 1;
  await page.close();
}
await browser.close();
await kit.stop();
process.stdout.write(`${table(HEADINGS, lines)}\n`);

async function openGrids(from: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const page = await from.newPage({ viewport });
  // The runner of this file adds a helper that names functions, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(kit.url, { timeout: 180_000 });
  // Every part loads before anything is measured.
  await page.waitForFunction(
    () => document.querySelector('#grid') && !document.querySelector('main > section > [aria-busy="true"]'),
    undefined,
    { timeout: 180_000 },
  );
  await page.locator('main > section:not(:has(#grid)):not(#grid)').evaluateAll((others) => {
    for (const other of others) if (other instanceof HTMLElement) other.style.display = 'none';
  });
  return page;
}

function gridOf(page: Page, rows: string): Locator {
  return page.getByRole('button', { name: `Show ${rows}`, exact: true });
}

/** Shows a grid and hides it again. @returns milliseconds from the press until its rows are painted */
function mount(button: Locator): Promise<number> {
  return button.evaluate(async (element) => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const began = performance.now();
    if (element instanceof HTMLElement) element.click();
    await painted();
    const took = performance.now() - began;
    if (element instanceof HTMLElement) element.click();
    await painted();
    return took;
  });
}

/** Scrolls the many rows at the pace of a wheel and of a fling, and in jumps. @returns the most rows in the document */
function scrollGrid(page: Page): Promise<number> {
  return page.getByRole('grid', { name: '100000 downlines' }).evaluate(async (grid) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const scroller = grid.scrollHeight > grid.clientHeight + 1 ? grid : document.documentElement;
    grid.scrollIntoView();
    const begin = scroller.scrollTop;
    let most = 0;
    for (const [turns, step] of [
      [200, 60],
      [150, 900],
      [20, 90_000],
    ] as const) {
      for (let turn = 0; turn < turns; turn += 1) {
        scroller.scrollTop = begin + turn * step;
        await frame();
        most = Math.max(most, grid.querySelectorAll('[data-index]').length);
      }
    }
    return most;
  });
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
