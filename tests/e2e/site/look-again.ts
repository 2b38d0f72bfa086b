import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Looks at the window again until something stands there so many times: the answer to a question that was on its way at
 * one look may be from before.
 */
export async function lookAgainUntil(page: Page, shown: Locator, count: number): Promise<void> {
  const look = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    return shown.count();
  };
  await expect.poll(look).toBe(count);
}
