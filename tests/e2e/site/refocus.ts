import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Refocuses the window until this many elements are shown. One refocus may not do: a request that was already on its way can
 * bring an older answer.
 */
export async function refocusUntil(page: Page, shown: Locator, count: number): Promise<void> {
  const look = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    return shown.count();
  };
  await expect.poll(look).toBe(count);
}
