import type { Browser, BrowserContext, Page } from '@playwright/test';
import { moveClock } from './move-clock.ts';
import type { RunningSite } from './running-site.ts';

/** Reads the page's clock in epoch milliseconds: a test may have set it. */
export function timeOn(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

/** Waits for a time on the page's clock, in epoch milliseconds. */
export async function waitUntil(page: Page, time: number): Promise<void> {
  await page.waitForFunction((end) => Date.now() >= end, time);
}

/** The year on the page's calendar. */
export function yearOn(page: Page): Promise<number> {
  return page.evaluate(() => new Date().getFullYear());
}

/** Takes the page's timers and its clock into the test's hands, from the platform's time on. */
export async function controlClock(page: Page, site: Pick<RunningSite, 'now'>): Promise<void> {
  await page.clock.install({ time: await site.now() });
}

/** Has the later pages of a context run by the site's clock, as a device does whose clock is right. */
export async function followClock(context: Pick<BrowserContext, 'addInitScript'>, ahead: number): Promise<void> {
  await context.addInitScript(moveClock, ahead);
}

/** Has every context that a browser opens run by the site's clock. @returns ends that */
export function alwaysFollowClock(browser: Browser, ahead: number): () => void {
  const { newContext } = browser;
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options);
    await followClock(context, ahead);
    return context;
  };
  return () => {
    browser.newContext = newContext;
  };
}
