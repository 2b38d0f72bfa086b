import { SideMenu } from '../page-models/side-menu.ts';
import { SiteNotice } from '../page-models/site-notice.ts';
import { SitePage } from '../page-models/site-page.ts';
import { refocusUntil } from '../site/refocus.ts';
import { expect, test } from '../site/test.ts';

// @proves 2.67
test('maintenance replaces the whole site', { tag: ['@desktop', '@both'] }, async ({ page, site }) => {
  const notice = new SiteNotice(page);
  await site.set({ maintenance: true });
  await page.goto(`${site.url}/rng`);
  await expect(new SitePage(page).title()).toBeVisible();
  await expect(notice.support).toBeVisible();
  await expect(notice.navigation).toHaveCount(0);
});

test('status 1 without the maintenance flag leaves the site open', { tag: '@phone' }, async ({ page, site }) => {
  await site.set({ maintenanceUnflagged: true });
  const answered = page.waitForResponse(/\/wps\/system\/status/);
  await page.goto(`${site.url}/rng`, { waitUntil: 'networkidle' });
  expect((await (await answered).json()).value).toMatchObject({ status: 1, maintenance: false });
  await expect(new SitePage(page).title('Slots')).toBeVisible();
  await expect(new SiteNotice(page).navigation.first()).toBeVisible();
});

// @proves 2.68
test('a restricted region sees the visitor’s own address', { tag: '@desktop' }, async ({ page, site }) => {
  const notice = new SiteNotice(page);
  await site.set({ regionBlocked: true });
  await page.goto(`${site.url}/index`);
  await expect(notice.address).toBeVisible();
  await expect(notice.navigation).toHaveCount(0);
});

test('maintenance covers an open page at the first refused call, and goes when the window regains focus', {
  tag: '@phone',
}, async ({ page, site }) => {
  const notice = new SiteNotice(page).title('We’ll be back soon');
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  await site.set({ maintenance: true });
  await new SideMenu(page).firstLink('Live').click();
  await expect(notice).toBeVisible();

  await site.set({ maintenance: false });
  await refocusUntil(page, notice, 0);
  await expect(new SitePage(page).title('Live')).toBeVisible();
});
