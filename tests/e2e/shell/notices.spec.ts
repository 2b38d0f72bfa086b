import { refocusUntil } from '../site/refocus.ts';
import { expect, test } from '../site/test.ts';

test('maintenance replaces the whole site', async ({ page, site }) => {
  await site.set({ maintenance: true });
  await page.goto(`${site.url}/rng`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customer service' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a restricted region sees the visitor’s own address', { tag: '@desktop' }, async ({ page, site }) => {
  await site.set({ regionBlocked: true });
  await page.goto(`${site.url}/index`);
  await expect(page.getByText('127.0.0.1')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('maintenance covers an open page at the first refused call, and goes when the window regains focus', {
  tag: '@phone',
}, async ({ page, site }) => {
  const notice = page.getByRole('heading', { name: 'We’ll be back soon' });
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  await site.set({ maintenance: true });
  await page.getByRole('navigation').getByRole('link', { name: 'Live' }).first().click();
  await expect(notice).toBeVisible();

  await site.set({ maintenance: false });
  await refocusUntil(page, notice, 0);
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
});
