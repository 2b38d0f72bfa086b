import { Banners } from '../page-models/banners.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('AR');
test.use({ brand: 'oasis' });

test('oasis opens in Arabic, right to left, with arched tiles and their titles below', {
  tag: ['@home'],
}, async ({ page, site }) => {
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

  for (const group of ['home:banner.label', 'home:banner.hot']) {
    const banners = new Banners(page, say(group));
    await expect.poll(() => banners.spacing()).toBe(20);
    await banners.expectSpeed(1000);
  }
});

test('oasis shows its news right to left, keeps the trail, and changes direction in English', {
  tag: ['@desktop', '@announcements', '@language'],
}, async ({ page, site }) => {
  const html = page.locator('html');
  await page.goto(`${site.url}/index`);

  await test.step('opens a notice at its own address, beside the titles', async () => {
    const second = page
      .getByRole('region', { name: say('home:notices.label') })
      .getByRole('button')
      .nth(1);
    const name = await second.innerText();
    await second.focus();
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    const notices = page.getByRole('dialog', { name: say('home:notices.label') });
    const chosen = notices.getByRole('button', { name });
    await expect(chosen).toHaveAttribute('aria-expanded', 'true');
    await expect(notices.getByRole('heading', { level: 3, name })).toBeVisible();
    await expectAccessible(page);
    await chosen.click();
    await expect(notices.getByText(say('shell:bulletin.choose'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notices).toHaveCount(0);
  });

  await test.step('shows the trail right to left', async () => {
    const rail = page.getByRole('navigation', { name: say('shell:navigation.label') });
    const crumbs = page.getByRole('navigation', { name: say('shell:breadcrumb.label') }).getByRole('link');
    await rail.getByRole('link', { name: say('games:entry.category.live'), exact: true }).click();
    await expect(crumbs).toHaveCount(2);
    const [home, here] = await Promise.all([crumbs.first().boundingBox(), crumbs.last().boundingBox()]);
    expect(home?.x).toBeGreaterThan(here?.x ?? 0);
  });

  await page
    .getByRole('banner')
    .getByRole('button', { name: /AR|العربية/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect(html).toHaveAttribute('data-scheme', 'light');
});
