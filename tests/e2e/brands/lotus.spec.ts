import { Breadcrumb } from '../page-models/breadcrumb.ts';
import { BulletinDialog } from '../page-models/bulletin-dialog.ts';
import { HomeScreen } from '../page-models/home-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { PointMall } from '../page-models/point-mall.ts';
import { PromotionsScreen } from '../page-models/promotions-screen.ts';
import { SideMenu } from '../page-models/side-menu.ts';
import { SiteFooter } from '../page-models/site-footer.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { SiteNotice } from '../page-models/site-notice.ts';
import { SitePage } from '../page-models/site-page.ts';
import { SupportDesk } from '../page-models/support-desk.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { refocusUntil } from '../site/refocus.ts';
import { expect, test } from '../site/test.ts';
import { listenToWire } from '../site/wire.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('VN');
test.use({ brand: 'lotus' });

test('lotus opens in Vietnamese with the lottery, and has no back office', {
  tag: ['@phone', '@home', '@lottery'],
}, async ({ page, site }) => {
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  await expect(new SitePage(page).document).toHaveAttribute('lang', 'vi');
  await expect(new SiteHeader(page, say).logIn).toHaveText('Đăng nhập');
  await expect(new SideMenu(page, say).firstEntries.nth(1)).toHaveText('Xổ số');
  const draws = new HomeScreen(page, say).nextDraws;
  await expect(draws.getByRole('timer').first()).toBeInViewport();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await draws
    .getByRole('link', { name: /^Đặt cược / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();

  expect((await page.request.get(`${site.url}/agent`)).status()).toBe(404);
});

test('a player logs in to lotus in Vietnamese, reads the news and switches to English', {
  tag: ['@phone', '@announcements', '@language'],
}, async ({ page, site }) => {
  const wire = listenToWire(page);
  const sheet = new LogInSheet(page, say);
  await page.goto(`${site.url}/login`);
  await expect(sheet.username).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(sheet.password).toHaveAttribute('autocomplete', 'current-password');
  await sheet.logIn('player1', 'Sandbox1!');
  await expect(sheet.dialog).toBeHidden();

  await test.step('shows the titles first, then one announcement', async () => {
    await new SiteHeader(page, say).openAccount(say('announcements:entry.announcements'));
    const news = new BulletinDialog(page, say('announcements:entry.announcements'), say);
    const title = news.titleAt(2);
    const name = await title.innerText();
    await title.click();
    await expect(news.heading(name)).toBeFocused();
    await expectAccessible(page);
    await news.back();
    await expect(title).toBeFocused();
    await news.close();
  });

  await test.step('switches language immediately and informs the platform', async () => {
    const footer = new SiteFooter(page);
    await footer.chooseLanguage('Tiếng Việt', 'English');
    await expect(new SitePage(page).document).toHaveAttribute('lang', 'en-GB');
    await expect(footer.region).toContainText(wordsOf('EN')('shell:legal.responsible'));
    await expect(new HomeScreen(page).notices).toBeVisible();
    await expect.poll(() => wire.calls('/wps/member/language')).toEqual(['PUT /wps/member/language {"lang":"EN"}']);
  });

  await test.step('covers the open page in a restricted region', async () => {
    await site.set({ regionBlocked: true });
    const notice = new SiteNotice(page);
    await refocusUntil(page, notice.title('Access restricted'), 1);
    await expect(notice.address).toBeVisible();
    await expectAccessible(page);
  });
});

test('a player on a desktop visits the tabs of lotus: notice, promotion, points, help and customer service', {
  tag: ['@desktop', '@announcements', '@promotions', '@point-mall', '@help', '@live-chat'],
}, async ({ page, site }) => {
  const tabs = new SideMenu(page, say).rail;
  const { crumbs } = new Breadcrumb(page, say);
  const desk = new SupportDesk(page, say);
  const promotions = new PromotionsScreen(page, say);
  const sitePage = new SitePage(page);
  await page.goto(`${site.url}/index`);

  await test.step('has the vendors and the banner of the side menu in a menu of its wide window', async () => {
    const menu = new SideMenu(page, say);
    await menu.open();
    await expect(menu.sheet.getByRole('region', { name: say('shell:banner.menu') })).toBeVisible();
    await expectAccessible(page);
    await menu.chooseVendor(menu.sheet, say('games:entry.category.rng'), 'Jadeworks');
    await expect(page).toHaveURL(/\/rng\?vassalage=JDW$/);
    await page.goto(`${site.url}/index`);
  });

  await test.step('opens a notice at its own address, beside the titles', async () => {
    const { dialog, name } = await new HomeScreen(page, say).openNotice(1);
    await expect(dialog.title(name)).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog.heading(name)).toBeVisible();
    await dialog.close();
  });

  await test.step('leads from a promotion to the log-in and back', async () => {
    await tabs.getByRole('link', { name: say('games:entry.category.rng'), exact: true }).click();
    await expect(sitePage.title()).toHaveText(say('games:entry.category.rng'));
    await tabs.getByRole('link', { name: say('promotions:entry.promotions') }).click();
    await promotions.card('Kết bạn Zalo, nhận thưởng').click();
    await promotions.action('join.APPLY').click();
    await new LogInSheet(page, say).logIn('player6', 'Sandbox1!');
    await expect(promotions.dialog).toContainText('131.000');
    await page.keyboard.press('Escape');
    await expect(crumbs).toHaveText(
      ['home:entry.title.index', 'games:entry.category.rng', 'promotions:entry.promotions'].map((key) => say(key)),
    );
  });

  await test.step('shows points and their value', async () => {
    await page.goto(`${site.url}/pointMall`);
    const mall = new PointMall(page, say);
    await expect(mall.converter).toBeVisible();
    await expect(mall.goods.first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('opens the terms by their anchor, with a chat beside them', async () => {
    const terms = sitePage.anchor('term');
    await new SiteFooter(page).follow(say('help:entry.terms'));
    await expect(terms).toBeFocused();
    await expect(terms).toBeInViewport();
    await desk.open('chat');
    await expect(desk.chat).toBeVisible();
    await expectAccessible(page);
    await expect(terms).toBeVisible();
    await desk.closeChat();
  });
});
