import { expect, test } from './site/test.ts';

test('light and dark are one touch apart and kept without a flash', async ({ page }) => {
  await page.goto('/index');
  const html = page.locator('html');
  await page.getByRole('button', { name: 'Use light colours' }).click();
  await expect(html).toHaveAttribute('data-scheme', 'light');

  // The attribute must be there before the first paint, so it is read when the document has just been parsed.
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  await expect(html).toHaveAttribute('data-scheme', 'light');
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await expect(html).toHaveAttribute('data-scheme', 'dark');
});
