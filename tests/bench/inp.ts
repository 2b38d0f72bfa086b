// `npm run lighthouse -- --inp`: how long every screen takes from a press to the next paint, on a phone with a processor slowed four
// times. It fails when a screen takes longer than its goal. INP_SCREENS=/index,/rng measures these alone.
import { type Browser, chromium, type Page } from '@playwright/test';
import { table } from '#scripts/generate/markdown-table.ts';
import { acceptDisclaimer } from '../e2e/site/accept-disclaimer.ts';
import { logInAs } from '../e2e/site/log-in-as.ts';
import { type RunningSite, runSite } from '../e2e/site/running-site.ts';
import { type BrandPage, readBrands } from '../matrix/brand-shape.ts';
import { ACCOUNTS } from '../matrix/visit.ts';
import { measurePress, watchInteractions } from './inp/measure-press.ts';
import { MOST_USED, PRESSES } from './inp/presses.ts';

const WINDOW = { width: 390, height: 844 };
const SLOWER = 4;

/** Most milliseconds from a press to the next paint. */
const GOAL = 200;
const GOAL_OF_MOST_USED = 100;

const asked = process.argv.slice(2);
const screens = process.env['INP_SCREENS']?.split(',');
const brands = readBrands(process.cwd()).filter(({ id }) => (asked.length > 0 ? asked : ['aurora']).includes(id));
const rows: string[][] = [];

const executablePath = process.env['CHROMIUM_PATH'] || process.env['CHROME_PATH'] || '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const { id, pages } of brands) {
  const site = await runSite(id);
  try {
    for (const page of pages) if (screens?.includes(page.path) ?? true) await measureScreen(browser, site, id, page);
  } finally {
    await site.stop();
  }
}
await browser.close();
process.stdout.write(`${table(['screen', 'interaction', 'ms', 'goal'], rows)}\n`);

async function measureScreen(open: Browser, site: RunningSite, brand: string, shown: BrandPage): Promise<void> {
  const context = await open.newContext({ viewport: WINDOW, isMobile: true, hasTouch: true });
  try {
    const page = await openScreen(await context.newPage(), site, shown);
    const goal = MOST_USED.has(shown.path) ? GOAL_OF_MOST_USED : GOAL;
    for (const press of PRESSES) {
      if (press.paths && !press.paths.includes(shown.path)) continue;
      const time = await measurePress(page, page.url(), press);
      if (time !== undefined) note([`${brand} ${shown.path}`, press.name, ...judge(time, goal)]);
    }
  } catch (error) {
    note([
      `${brand} ${shown.path}`,
      'not measured',
      '',
      error instanceof Error ? (error.message.split('\n')[0] ?? '') : '',
    ]);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

/** The time of a press, and its goal or that it was missed. */
function judge(time: number | 'covered', goal: number): [string, string] {
  if (time === 'covered') return ['', 'missed: covered'];
  return [String(Math.round(time)), time > goal ? `missed ${goal}` : `${goal}`];
}

/** Each row is shown as it is measured, since the whole takes many minutes. */
function note(row: string[]): void {
  rows.push(row);
  if (row[3]?.startsWith('missed')) process.exitCode = 1;
  process.stderr.write(`${row.join('  ')}\n`);
}

async function openScreen(page: Page, site: RunningSite, { path, person }: BrandPage): Promise<Page> {
  // The runner of this file adds a helper that names functions, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watchInteractions);
  await acceptDisclaimer(page);
  if (person) await logInAs(page, site, ACCOUNTS[person]);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}
