import type { Page } from '@playwright/test';
import { waitForHydration } from '../site/hydration.ts';
import { expect, test } from '../site/test.ts';

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

// @proves 1.23
test('light, dark and system are two taps apart and kept without a flash', { tag: ['@phone', '@both'] }, async ({
  page,
}) => {
  const html = page.locator('html');
  // The attribute must be set before the first paint, so it is read as soon as the document is parsed.
  const expectAtFirstPaint = async (scheme: string) => {
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('body', { state: 'attached' });
    await expect(html).toHaveAttribute('data-scheme', scheme);
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/index');
  await choose(page, 'Light');
  await expect(html).toHaveAttribute('data-scheme', 'light');
  await expectAtFirstPaint('light');
  await waitForHydration(page);

  await choose(page, 'System default');
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-scheme', 'light');
  await expectAtFirstPaint('light');
});
