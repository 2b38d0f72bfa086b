import { GameList } from '../page-models/game-list.ts';
import { GameScreen } from '../page-models/game-screen.ts';
import { GameTiles } from '../page-models/game-tiles.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SideMenu } from '../page-models/side-menu.ts';
import { SitePage } from '../page-models/site-page.ts';
import { TableList } from '../page-models/table-list.ts';
import { VenueDialog } from '../page-models/venue-dialog.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { listenToPlatform } from '../site/platform-calls.ts';
import { expect, test } from '../site/test.ts';

const LAUNCH = '/wps/game/launchGame';

// @proves GET /wps/relay/GCSGAME_gameList, GET /wps/relay/GCSGAME_gameVendor
// @proves 7.16, 7.17
test('a player filters, sorts and scrolls twenty thousand games', { tag: '@desktop' }, async ({ page, site }) => {
  const list = new GameList(page);
  await site.set({ vastCatalogue: true });
  await page.goto(`${site.url}/rng`);

  await test.step('renders only tiles near the window', async () => {
    await expect(list.result).toHaveText('20,000 games');
    for (const share of [0.5, 0.98, 0.1]) {
      await list.jumpTo(share);
      await expect(list.tiles.first().getByRole('link').first()).toBeVisible();
      expect(await list.tiles.count()).toBeLessThanOrEqual(200);
      await expect(list.tiles.first()).toHaveAttribute('aria-setsize', '20000');
    }
  });

  await test.step('keeps the focus on a tile whose row is scrolled away', async () => {
    await list.tiles.first().getByRole('link').first().focus();
    // Focusing may scroll, so that another tile is the first.
    const focused = list.tiles.locator('a:focus');
    const name = await focused.innerText();
    await list.jumpTo(0.6);
    await expect(list.tileAside).toHaveCount(1);
    await expect(focused).toHaveText(name);
  });

  await test.step('keeps vendor and order in the address, and back undoes them', async () => {
    await list.vendor(/Whitecap/).click();
    await expect(page).toHaveURL(/\/rng\?vassalage=WHT$/);
    await list.order.selectOption('name');
    await expect(page).toHaveURL(/vassalage=WHT&sort=name$/);
    await expect(list.tiles.first().getByRole('link').first()).toHaveText(/^Amber /);
    await page.goBack();
    await expect(page).toHaveURL(/vassalage=WHT$/);
    await expect(list.order).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(/\/rng$/);
    await expect(list.result).toHaveText('20,000 games');
  });

  await test.step('searches all games', async () => {
    await list.search.fill('volcano rush');
    await expect(list.result).toHaveText('41 games');
    await expect(page).toHaveURL(/\?q=volcano\+rush$/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

// @proves GET /wps/relay/WPSCORE_getDropdownMenu, GET /wps/relay/GCSGAME_gameList, GET /wps/relay/GCSGAME_hotGamesV2
// @proves GET /wps/relay/GCSGAME_getVassGameType, GET /wps/relay/GCS_gameLaunchFB, POST /wps/game/launchGame
// @proves GET /wps/relay/GLS2_roomList, GET /wps/relay/GCS_merchantWallet
// @proves 7.14, 7.17, 7.21, 7.22
test('a game launches by its vendor’s rules and returns to where it was found', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const list = new GameList(page);
  const game = new GameScreen(page);
  const menu = new SideMenu(page);
  const tiles = new GameTiles(page);
  const tables = new TableList(page, 'Velvet Court');
  const sitePage = new SitePage(page);
  const calls = listenToPlatform(page);
  const sent = (path: string) => calls.filter((call) => call.path === path);
  await page.goto(`${site.url}/sports`);

  await test.step('launches a sports vendor right after the log-in', async () => {
    await list.vendor('Touchline').click();
    await new LogInSheet(page).logIn('player3', 'Sandbox1!');
    await expect(page).toHaveURL(/\/seamless\?vassalage=TLN&gameType=SPORTS$/);
    await expect(game.playButton).toBeVisible();
    const { nodeId, ...rest } = JSON.parse(sent(LAUNCH)[0]?.body ?? '');
    expect(nodeId).toBeGreaterThan(0);
    expect(rest).toEqual({
      vassalage: 'TLN',
      gameType: 'SPORTS',
      gameCode: 'touchline-football',
      language: 'EN',
    });
    await expect.poll(() => sent('/wps/relay/GCS_merchantWallet').length).toBe(1);
  });

  await test.step('bets on a match, and finds the bet in the record of this game', async () => {
    await site.set({ betsWin: true });
    await game
      .pick(/ to win/)
      .last()
      .click();
    await game.playButton.click();
    await expect(game.won).toBeVisible();
    await game.bets.click();
    await expect(page).toHaveURL(/page=personalHistoryCopy&game=\d+$/);
    await expect(page.getByRole('button', { name: 'Only Touchline Football' })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(game.playButton).toBeVisible();
    await site.set({ betsWin: false });
  });

  await test.step('opens a game that cannot be framed in a new window', async () => {
    await game.leave();
    await expect(page).toHaveURL(/\/sports$/);
    const opened = page.waitForEvent('popup');
    await list.vendor('Spurline').click();
    await expect(game.inWindow).toBeVisible();
    const popup = await opened;
    await popup.waitForURL(/\/sandbox\/game\//);
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    expect(new URL(popup.url()).origin).toBe(new URL(page.url()).origin);
    expect(await popup.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(game.inWindow).toBeVisible();
    await popup.close();
    await expect(game.windowClosed).toBeVisible();
    await game.leave();
    await expect(page).toHaveURL(/\/sports$/);
  });

  await test.step('opens a table list over the page', async () => {
    await menu.chooseVendor(menu.rail, 'Live', 'Velvet Court');
    await expect(tables.table('Emerald Roulette')).toBeVisible();
    await expect(page).toHaveURL(/\/live$/);
    await expectAccessible(page);
  });

  await test.step('asks for the venue where the platform requires it', async () => {
    await site.set({ venues: true });
    await tables.table('Emerald Roulette').click();
    const venues = new VenueDialog(page);
    await venues.choose('Metro Manila', 'Ermita, Mabini Street');
    await expectAccessible(page);
    await venues.play();
    await expect(game.playButton).toBeVisible();
    expect(JSON.parse(sent(LAUNCH).at(-1)?.body ?? '')).toMatchObject({ venue: 'NCR-001' });
    expect(sent('/wps/relay/WPSCORE_getDropdownMenu').map(({ query }) => query)).toEqual([
      { menuGroup: 'region', language: 'EN' },
      { menuGroup: 'gamingvenue', region: 'NCR', language: 'EN' },
    ]);
  });

  await test.step('offers hot games during a game’s maintenance', async () => {
    await game.leave();
    await menu.chooseVendor(menu.rail, 'Slots', 'Jadeworks');
    await site.set({ faults: [{ operation: 'launchGame', kind: 'refused', errorCode: 'game_maintenance' }] });
    await tiles.link('Ronin').click();
    await expect(sitePage.heading('This game is under maintenance')).toBeVisible();
    await expect(sitePage.heading('Try these hot games in the meantime')).toBeVisible();
    await expectAccessible(page);
    await game.leave();
  });

  await test.step('keeps a game on the site’s own origin away from the session', async () => {
    await site.set({ faults: [] });
    await tiles.link('Ronin').click();
    await expect(game.playButton).toBeVisible();
    expect(await game.playButton.evaluate(() => self.origin)).toBe('null');
    await game.leave();
  });

  await test.step('falls back to the second way to launch', async () => {
    await site.set({ faults: [{ operation: 'launchGame', kind: 'server-error' }] });
    await tiles.link('Ronin').click();
    await expect(game.playButton).toBeVisible();
    expect(sent('/wps/relay/GCS_gameLaunchFB')[0]?.query).toMatchObject({
      vassalage: 'JDW',
      gameType: 'RNG',
      gameCode: 'ronin',
      venue: 'NCR-001',
    });
  });
});

test('a vendor with an empty wallet of its own says so first, and leads to the transfer', {
  tag: ['@phone', '@both', '@wallet'],
}, async ({ page, site }) => {
  await site.set({ vendorWallets: true });
  await logInAs(page, site, 'player3');
  await page.goto(`${site.url}/seamless?vassalage=JDW&gameCode=fortune-tiger`);
  const notice = page.getByRole('status').filter({ hasText: 'This vendor has its own wallet' });
  await expect(notice.getByRole('link', { name: 'Transfer money' })).toHaveAttribute(
    'href',
    '/member?page=transferFund&vassalage=JDW',
  );
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Play with what’s in this wallet' }).click();
  await expect(new GameScreen(page).iframe).toBeVisible();
});
