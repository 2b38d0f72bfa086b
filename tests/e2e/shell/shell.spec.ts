import { Breadcrumb } from '../page-models/breadcrumb.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SideMenu } from '../page-models/side-menu.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

// @proves 2.18
test('the trail records visited pages, is cut by a crumb, and restarts at home', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const menu = new SideMenu(page);
  const breadcrumb = new Breadcrumb(page);
  await page.goto(`${site.url}/index`);
  await expect(breadcrumb.trail).toHaveCount(0);
  for (const category of ['Slots', 'Live', 'Fish']) {
    await menu.entry(category).click();
    await expect(breadcrumb.crumbs.last()).toHaveText(category);
  }
  await expect(breadcrumb.crumbs).toHaveText(['Home', 'Slots', 'Live', 'Fish']);

  await page.reload();
  await expect(breadcrumb.crumbs).toHaveText(['Home', 'Slots', 'Live', 'Fish']);
  await breadcrumb.goTo('Slots');
  await expect(page).toHaveURL(/\/rng$/);
  await expect(breadcrumb.crumbs).toHaveText(['Home', 'Slots']);
  await expectAccessible(page);

  await breadcrumb.goTo('Home');
  await expect(breadcrumb.trail).toHaveCount(0);
  await menu.entry('Poker').click();
  await expect(breadcrumb.crumbs).toHaveText(['Home', 'Poker']);
});

test('the menu of a phone expands a category and opens a vendor’s list', { tag: '@phone' }, async ({ page, site }) => {
  const menu = new SideMenu(page);
  await page.goto(`${site.url}/index`);
  await menu.open();
  await expect(menu.sheet).toBeVisible();
  await menu.chooseVendor(menu.sheet, 'Slots', 'Jadeworks');
  await expect(page).toHaveURL(/\/rng\?vassalage=JDW$/);
  await expect(menu.sheet).toHaveCount(0);
  await expect(new Breadcrumb(page).crumbs).toHaveText(['Home', 'Slots']);

  await menu.open();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu.sheet).toHaveCount(0);
});

// @proves 2.19
test('a game page has no side menu and no breadcrumb', { tag: '@desktop' }, async ({ page, site }) => {
  await page.goto(`${site.url}/seamless?vassalage=JDW&gameCode=fortune-tiger`);
  const logIn = new LogInSheet(page);
  await logIn.logIn('player1', 'Sandbox1!');
  await expect(page).toHaveURL(/\/seamless\?vassalage=JDW&gameCode=fortune-tiger$/);
  await expect(page.getByRole('heading', { name: 'Fortune Tiger' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a phone loads nothing of the right bar', { tag: '@phone' }, async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /winners|right-bar|getRankList|getWinnerBoard/.test(url))).toEqual([]);
});
