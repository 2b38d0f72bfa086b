import { PASSWORD } from '../errors/visit.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expect, test } from '../site/test.ts';

test('no password or token is remembered in clear text', { tag: '@phone' }, async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  await sheet.fill('player9', PASSWORD);
  await sheet.dialog.getByRole('checkbox', { name: 'Remember me for one day' }).check();
  await sheet.submit();
  await expect(new SiteHeader(page).account).toBeVisible();
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('lastLogIn');
  const kept = JSON.stringify([await page.context().cookies(), await page.evaluate(() => ({ ...localStorage }))]);
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  expect(token).not.toBe('');
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toContain(token);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${site.url}/login`);
  await expect(sheet.dialog.locator('input[name="username"]')).toHaveValue('player9');
  await expect(sheet.dialog.locator('input[name="password"]')).toHaveValue(PASSWORD);
});
