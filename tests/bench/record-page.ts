import type { Browser, Page } from '@playwright/test';
import { LogInSheet } from '../e2e/page-models/log-in-sheet.ts';
import { acceptDisclaimer } from '../e2e/site/accept-disclaimer.ts';

/** A page of the member centre with a list. */
export interface RecordPage {
  says: string;
  /** The parameter of its address. */
  page: string;
  /** Finds its rows, but not their skeletons. */
  rows: string;
  exports?: boolean;
}

/** A tab of a member who has logged in. */
export async function openTab(
  browser: Browser,
  { url, account, viewport }: { url: string; account: string; viewport: { width: number; height: number } },
): Promise<Page> {
  const tab = await browser.newPage({ viewport });
  await acceptDisclaimer(tab);
  // The runner of this file adds a helper that names functions, which the page does not have.
  await tab.addInitScript('globalThis.__name = (value) => value');
  await tab.goto(`${url}/login`);
  await new LogInSheet(tab).logIn(account, 'Sandbox1!');
  await tab.getByRole('button', { name: /^Account:/ }).waitFor();
  return tab;
}

/** Loads a page. @returns milliseconds until its first rows, from the start of the navigation */
export async function load(tab: Page, url: string, { page, rows }: RecordPage): Promise<number> {
  await tab.goto(`${url}/member?page=${page}`, { waitUntil: 'commit' });
  return untilShown(tab, rows);
}

/** Turns to the next page of a list, if it has one. @returns milliseconds until its rows */
export async function turn(tab: Page, { rows }: RecordPage): Promise<number | null> {
  const next = tab.getByRole('main').getByRole('button', { name: 'Next page' });
  if ((await next.count()) === 0) return null;
  // Rows of another page are other elements.
  await tab.locator(rows).evaluateAll((shown) => {
    for (const row of shown) row.setAttribute('data-former', '');
  });
  const began = await tab.evaluate(() => performance.now());
  await next.first().click();
  return (await untilShown(tab, `:is(${rows}):not([data-former])`)) - began;
}

async function untilShown(tab: Page, rows: string): Promise<number> {
  const shown = await tab.waitForFunction((selector) => document.querySelector(selector) && performance.now(), rows, {
    polling: 'raf',
  });
  return Number(await shown.jsonValue());
}

/** Scrolls the page to its end and back, at the pace of a wheel and of a fling. @returns its longest frame in milliseconds */
export function scroll(tab: Page): Promise<number> {
  return tab.evaluate(async () => {
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    const end = document.documentElement.scrollHeight - innerHeight;
    let last = await frame();
    let longest = 0;
    for (const step of [60, 400, -400, -60]) {
      for (let at = step > 0 ? 0 : end; at >= 0 && at <= end; at += step) {
        scrollTo(0, at);
        const now = await frame();
        longest = Math.max(longest, now - last);
        last = now;
      }
    }
    return longest;
  });
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the CPU. */
  tdur?: number;
  args?: { name?: string };
}

/** The longest task of a page meanwhile, in milliseconds of the CPU: on a busy machine a task waits within its time. */
export async function longestTask(browser: Browser, work: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(undefined, { categories: ['toplevel'] });
  await work();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const main = new Set(traceEvents.filter(isMain).map(threadOf));
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('The browser traced no tasks.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** Saves the list as CSV. @returns milliseconds, and lines of the file without its first */
export async function exportCsv(tab: Page): Promise<{ ms: number; lines: number }> {
  const began = Date.now();
  const [download] = await Promise.all([
    tab.waitForEvent('download', { timeout: 180_000 }),
    tab.getByRole('main').getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  const ms = Date.now() - began;
  let lines = -1;
  for await (const chunk of await download.createReadStream()) lines += String(chunk).split('\r\n').length - 1;
  return { ms, lines };
}
