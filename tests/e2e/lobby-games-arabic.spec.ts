import { expectAccessible, expectNoSidewaysScroll } from './site/audit.ts';
import { expect, test } from './site/test.ts';

test.use({ brand: 'oasis' });

test('a game centre stands in Arabic from the right', { tag: '@phone' }, async ({ page, site }) => {
  await page.goto(`${site.url}/sports`);
  await expect(page.getByRole('link', { name: 'Touchline', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
