import { expect, type Page } from '@playwright/test';

/** Cuts the device's connection, and waits until nothing gets through: the browser says so a little earlier. */
export async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => reaches(page)).toBe(false);
}

export async function regainConnection(page: Page): Promise<void> {
  await page.context().setOffline(false);
}

/** Whether the page's own server can be asked. */
function reaches(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
  );
}
