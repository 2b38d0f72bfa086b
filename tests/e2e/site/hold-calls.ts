import type { Page } from '@playwright/test';

/**
 * Holds calls until the page gives one up.
 * @returns waits for that and lets later ones pass; a held call would go on to the platform once nothing holds it
 */
export async function holdCalls(page: Page, path: string): Promise<() => Promise<void>> {
  const pattern = `**/${path}*`;
  await page.route(pattern, () => undefined);
  const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes(`/${path}`));
  // Waited for by the caller; a test that ends before has failed for another reason.
  dropped.catch(() => undefined);
  return async () => {
    await dropped;
    await page.unroute(pattern);
  };
}
