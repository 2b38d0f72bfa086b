import type { Page } from '@playwright/test';

/** Opens an address in another tab. A tab that the page opens has its session; one of the browser's would start without. */
export async function secondTab(page: Page, address = page.url()): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.evaluate((url) => void window.open(url), address);
  return opening;
}
