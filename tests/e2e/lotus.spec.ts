import { expectAccessible, expectNoSidewaysScroll } from './site/audit.ts';
import { expect, test } from './site/test.ts';

test.use({ brand: 'lotus' });

test('lotus greets in Vietnamese, begins with the lottery and has no back office', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
  const entries = page.getByRole('navigation').first().getByRole('link');
  await expect(entries.nth(1)).toHaveText('Xổ số');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(`${site.url}/agent`);
  await expect(page).toHaveURL(/\/index$/);
});

test('a player logs in to lotus in Vietnamese', { tag: '@phone' }, async ({ page, site }) => {
  await page.goto(`${site.url}/login`);
  const sheet = page.getByRole('dialog');
  await sheet.locator('[autocomplete="username"]').fill('player1');
  await sheet.locator('[autocomplete="current-password"]').fill('Sandbox1!');
  await sheet.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: /player1|Player 1/ })).toBeVisible();
});
