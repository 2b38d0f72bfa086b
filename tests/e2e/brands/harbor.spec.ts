import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

test.use({ brand: 'harbor' });

test('harbor opens with sports in wide untitled tiles, and has no lottery or back office', {
  tag: ['@phone', '@both', '@home', '@games'],
}, async ({ page, site }) => {
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-MT');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Next matches');
  await expect(main.getByRole('region', { name: 'Next matches' })).toBeInViewport();
  const vendors = main.getByRole('region', { name: 'Sports vendors' }).first();
  await expect(vendors.getByRole('listitem').first()).toContainText('Open');
  const games = main.getByRole('region', { name: 'Hot games' });
  const picture = games.locator('img[src*="shape=wide"][src*="title=none"]').first();
  const ratio = async () => {
    const box = await picture.boundingBox();
    return (box?.width ?? 0) / (box?.height ?? 1);
  };
  await expect.poll(ratio).toBeCloseTo(16 / 9, 1);
  await expect(page.getByRole('link', { name: /lottery/i })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  expect((await page.request.get(`${site.url}/agent`)).status()).toBe(404);
});

test('a player logs in through harbor’s form', { tag: ['@phone', '@login-username'] }, async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  await sheet.logIn('player1', 'Sandbox1!');
  await expect(sheet.dialog).toBeHidden();
  await expect(new SiteHeader(page).account).toBeVisible();
});
