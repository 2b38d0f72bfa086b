import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

test.use({ brand: 'harbor' });

test('harbor begins with sports, in wide tiles without a title, and has neither lottery nor back office', {
  tag: ['@home', '@games'],
}, async ({ page, site }) => {
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const main = page.getByRole('main');
  // Ahead of the categories stand the rows of some vendors, as everywhere.
  const ofCategories = main.getByRole('heading', { level: 2 }).filter({ hasNotText: ' by ' });
  await expect(ofCategories.nth(1)).toHaveText('Sports');
  const picture = main.locator('img[src*="shape=wide"][src*="title=none"]').first();
  const ratio = async () => {
    const box = await picture.boundingBox();
    return (box?.width ?? 0) / (box?.height ?? 1);
  };
  await expect.poll(ratio).toBeCloseTo(16 / 9, 1);
  await expect(page.getByRole('link', { name: /lottery/i })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(`${site.url}/agent`);
  await expect(page).toHaveURL(/\/index$/);
});
