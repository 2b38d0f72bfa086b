import type { Page } from '@playwright/test';
import { takenOver } from '../site/taken-over.ts';
import { expect, test } from '../site/test.ts';

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

test('light, dark and the system’s own are two touches apart and kept without a flash', async ({ page }) => {
  const html = page.locator('html');
  // The attribute must be there before the first paint, so it is read when the document has just been parsed.
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
  await takenOver(page);

  await choose(page, 'System default');
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-scheme', 'light');
  await expectAtFirstPaint('light');
});
