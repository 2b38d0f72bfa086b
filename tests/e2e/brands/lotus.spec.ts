import { Breadcrumb } from '../page-models/breadcrumb.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { PointMall } from '../page-models/point-mall.ts';
import { PromotionsScreen } from '../page-models/promotions-screen.ts';
import { SideMenu } from '../page-models/side-menu.ts';
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
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
  const entries = page.getByRole('navigation').first().getByRole('link');
  await expect(entries.nth(1)).toHaveText('Xổ số');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(`${site.url}/agent`);
  await expect(page).toHaveURL(/\/index$/);
});

test('a player logs in to lotus in Vietnamese, reads the news and switches to English', {
  tag: ['@phone', '@announcements', '@language'],
}, async ({ page, site }) => {
  const wire = listenToWire(page);
  const account = page.getByRole('banner').getByRole('button', { name: /player1|Player 1/ });
  await page.goto(`${site.url}/login`);
  const sheet = page.getByRole('dialog');
  await sheet.locator('[autocomplete="username"]').fill('player1');
  await sheet.locator('[autocomplete="current-password"]').fill('Sandbox1!');
  await sheet.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(sheet).toBeHidden();

  await test.step('shows the titles first, then one announcement', async () => {
    await account.click();
    await page.getByRole('menuitem', { name: say('announcements:entry.announcements') }).click();
    const news = page.getByRole('dialog', { name: say('announcements:entry.announcements') });
    const title = news.getByRole('listitem').nth(2).getByRole('button');
    const name = await title.innerText();
    await title.click();
    await expect(news.getByRole('heading', { level: 3, name })).toBeFocused();
    await expectAccessible(page);
    await news.getByRole('button', { name: say('shell:bulletin.back') }).click();
    await expect(title).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(news).toHaveCount(0);
  });

  await test.step('switches language immediately and informs the platform', async () => {
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('button', { name: /Tiếng Việt/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(foot).toContainText(wordsOf('EN')('shell:legal.responsible'));
    await expect(page.getByRole('region', { name: wordsOf('EN')('home:notices.label') })).toBeVisible();
    await expect.poll(() => wire.calls('/wps/member/language')).toEqual(['PUT /wps/member/language {"lang":"EN"}']);
  });

  await test.step('covers the open page in a restricted region', async () => {
    await site.set({ regionBlocked: true });
    await refocusUntil(page, page.getByRole('heading', { name: 'Access restricted' }), 1);
    await expect(page.getByText('127.0.0.1')).toBeVisible();
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
  await page.goto(`${site.url}/index`);

  await test.step('opens a notice at its own address, beside the titles', async () => {
    const line = page.getByRole('region', { name: say('home:notices.label') });
    const second = line.getByRole('button').nth(1);
    const name = await second.innerText();
    await second.focus();
    await page.keyboard.press('Enter');
    const notices = page.getByRole('dialog', { name: say('home:notices.label') });
    await expect(notices.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
    await expect(notices.getByRole('heading', { level: 3, name })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('leads from a promotion to the log-in and back', async () => {
    await tabs.getByRole('link', { name: say('games:entry.category.rng'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('games:entry.category.rng'));
    await tabs.getByRole('link', { name: say('promotions:entry.promotions') }).click();
    await page.getByRole('link', { name: 'Kết bạn Zalo, nhận thưởng' }).click();
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
    await expect(
      new PointMall(page, say).points.getByRole('button', { name: say('point-mall:purse.convert') }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('opens the terms by their anchor, with a chat beside them', async () => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('help:entry.terms') })
      .click();
    await expect(page.locator('#term')).toBeFocused();
    await expect(page.locator('#term')).toBeInViewport();
    await desk.open('chat');
    await expect(desk.chat).toBeVisible();
    await expectAccessible(page);
    await expect(page.locator('#term')).toBeVisible();
    await desk.closeChat();
  });
});
