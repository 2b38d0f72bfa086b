import { expectAccessible, expectNoSidewaysScroll } from './site/audit.ts';
import { lookAgainUntil } from './site/look-again.ts';
import { expect, test } from './site/test.ts';
import { listenToWire } from './site/wire.ts';
import { wordsOf } from './site/words.ts';

const say = wordsOf('VN');
test.use({ brand: 'lotus' });

test('lotus greets in Vietnamese, begins with the lottery and has no back office', { tag: '@phone' }, async ({
  page,
  site,
}) => {
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

test('a player logs in to lotus in Vietnamese, reads what is new, and goes on in English', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const wire = listenToWire(page);
  const account = page.getByRole('banner').getByRole('button', { name: /player1|Player 1/ });
  await page.goto(`${site.url}/login`);
  const sheet = page.getByRole('dialog');
  await sheet.locator('[autocomplete="username"]').fill('player1');
  await sheet.locator('[autocomplete="current-password"]').fill('Sandbox1!');
  await sheet.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(sheet).toBeHidden();

  await test.step('titles first, and one in their place', async () => {
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

  await test.step('another language at once, which the platform is told of', async () => {
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('button', { name: /Tiếng Việt/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(foot).toContainText(wordsOf('EN')('shell:legal.responsible'));
    await expect(page.getByRole('region', { name: wordsOf('EN')('home:notices.label') })).toBeVisible();
    await expect.poll(() => wire.calls('/wps/member/language')).toEqual(['PUT /wps/member/language {"lang":"EN"}']);
  });

  await test.step('a region that may not play is told so over the open page', async () => {
    await site.set({ regionBlocked: true });
    await lookAgainUntil(page, page.getByRole('heading', { name: 'Not available where you are' }), 1);
    await expect(page.getByText('127.0.0.1')).toBeVisible();
    await expectAccessible(page);
  });
});
