import type { Page } from '@playwright/test';

/** What the page's clock says, in epoch milliseconds: a test may have set it. */
export function timeOn(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

/** The year on the page's calendar. */
export function yearOn(page: Page): Promise<number> {
  return page.evaluate(() => new Date().getFullYear());
}
