import { Banners } from '../page-models/banners.ts';
import { Breadcrumb } from '../page-models/breadcrumb.ts';
import { GameTiles } from '../page-models/game-tiles.ts';
import { HomeScreen } from '../page-models/home-screen.ts';
import { SideMenu } from '../page-models/side-menu.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { SitePage } from '../page-models/site-page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('AR');
test.use({ brand: 'oasis' });

test('oasis opens in Arabic, right to left, with arched tiles and their titles below', {
  tag: ['@phone', '@both', '@home'],
}, async ({ page, site }) => {
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  const html = new SitePage(page).document;
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  const header = new SiteHeader(page, say);
  await expect(header.logIn).toHaveText('دخول');
  const [brand, logIn] = await Promise.all([header.home('Oasis').boundingBox(), header.logIn.boundingBox()]);
  expect(brand?.x).toBeGreaterThan(logIn?.x ?? 0);
  await expect(new GameTiles(page, say).untitledPictures.first()).toBeVisible();
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
  const { document: html } = new SitePage(page);
  const header = new SiteHeader(page, say);
  await page.goto(`${site.url}/index`);

  await test.step('opens a notice at its own address, beside the titles', async () => {
    const { dialog, name } = await new HomeScreen(page, say).openNotice(1);
    const chosen = dialog.title(name);
    await expect(chosen).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog.heading(name)).toBeVisible();
    await expectAccessible(page);
    await chosen.click();
    await expect(dialog.choose).toBeVisible();
    await dialog.close();
  });

  await test.step('shows the trail right to left', async () => {
    const menu = new SideMenu(page, say);
    const { crumbs } = new Breadcrumb(page, say);
    await menu.entry(say('games:entry.category.live')).click();
    await expect(crumbs).toHaveCount(2);
    const [home, here] = await Promise.all([crumbs.first().boundingBox(), crumbs.last().boundingBox()]);
    expect(home?.x).toBeGreaterThan(here?.x ?? 0);
  });

  await header.chooseLanguage('English');
  await expect(html).toHaveAttribute('dir', 'ltr');
  const english = new SiteHeader(page);
  await expect(english.logIn).toBeVisible();
  await expect(new SitePage(page).title('Live')).toBeVisible();

  await english.chooseScheme('Light');
  await expect(html).toHaveAttribute('data-scheme', 'light');
});
