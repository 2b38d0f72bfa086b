import { expectAccessible, expectNoSidewaysScroll } from './site/audit.ts';
import { expect, test } from './site/test.ts';

test.use({ brand: 'oasis' });

test('oasis greets in Arabic, from the right, with arched tiles that have their title below', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const header = page.getByRole('banner');
  const [brand, logIn] = await Promise.all([
    header.getByRole('link', { name: 'Oasis' }).boundingBox(),
    header.getByRole('link', { name: 'دخول' }).boundingBox(),
  ]);
  expect(brand?.x).toBeGreaterThan(logIn?.x ?? 0);
  await expect(page.getByRole('main').locator('img[src*="title=none"]').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('oasis turns round when somebody chooses English', { tag: '@desktop' }, async ({ page, site }) => {
  await page.goto(`${site.url}/index`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /AR|العربية/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});
