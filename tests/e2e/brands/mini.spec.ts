import { ForgotSheet } from '../page-models/forgot-sheet.ts';
import { GameTiles } from '../page-models/game-tiles.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SavedGamesScreen } from '../page-models/saved-games-screen.ts';
import { SideMenu } from '../page-models/side-menu.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

test.use({ brand: 'mini' });

test('mini only offers the log-in: no registration, other language or back office', {
  tag: ['@desktop', '@home', '@login-username'],
}, async ({ page, site }) => {
  const header = new SiteHeader(page);
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  await expect(header.logIn).toBeVisible();
  await expect(header.register).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Language/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  for (const path of ['/agent', '/agentHome']) expect((await page.request.get(site.url + path)).status()).toBe(404);
  // A sheet's address is known on every brand.
  await page.goto(`${site.url}/register`);
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('members of mini recover a password, see their popups and save games', {
  tag: ['@phone', '@forgot-password', '@public-popup', '@saved-games', '@vip', '@account'],
}, async ({ page, site }) => {
  const forgot = new ForgotSheet(page);
  const popup = page.getByRole('dialog', { name: 'Weekend matches' });

  await test.step('asks for an email about a forgotten password', async () => {
    await forgot.open(site.url);
    await forgot.username.fill('player14');
    await forgot.email.fill('player14@players.example');
    await page.keyboard.press('Enter');
    await expect(forgot.sheet).toContainText('We’ve sent an email to player14@players.example');
    await expectAccessible(page);
  });

  await test.step('follows a banner from there', async () => {
    await forgot.open(site.url);
    await forgot.sheet.getByRole('link', { name: 'Take a seat at the table' }).click();
    await expect(page).toHaveURL(/\/live$/);
    await expect(forgot.sheet).toBeHidden();
  });

  await test.step('logs in, and closes the popup for members', async () => {
    await site.set({ popups: true });
    await page.goto(`${site.url}/login`);
    await new LogInSheet(page).logIn('player2', 'Sandbox1!');
    await popup.getByRole('button', { name: 'Close' }).click();
    await site.set({ popups: false });
  });

  await test.step('saves a game', async () => {
    const tiles = new GameTiles(page);
    const added = page.waitForResponse(/addFavoriteGameV2/);
    await tiles.pressHeart('Royal Baccarat');
    await added;
    await new SideMenu(page).follow('My collection');
    await expect(new SavedGamesScreen(page).title).toBeVisible();
    await expect(tiles.link('Royal Baccarat')).toBeVisible();
  });

  await test.step('finds the VIP level', async () => {
    await new SideMenu(page).follow('VIP level');
    await expect(page.getByText('VIP level: Silver')).toBeFocused();
  });
});
